/** Time expressions found in English text and resolved against the moment and zone in which they were said. */
@NullMarked
package dev.keepsake.language.time;

import org.jspecify.annotations.NullMarked;
