/** The rules every module's code holds to, as named values that a plain test checks. */
@NullMarked
package dev.keepsake.testkit.architecture;

import org.jspecify.annotations.NullMarked;
