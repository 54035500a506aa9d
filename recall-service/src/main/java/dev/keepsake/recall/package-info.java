/** The recall service: finds what is remembered and shows it. */
@NullMarked
package dev.keepsake.recall;

import org.jspecify.annotations.NullMarked;
