/** Says what is wrong with the set-up and what to do about it. */
@NullMarked
package dev.keepsake.cli.doctor;

import org.jspecify.annotations.NullMarked;
