/** The catalogue of all tools: the one list that everything else is derived from. */
@NullMarked
package dev.keepsake.contracts;

import org.jspecify.annotations.NullMarked;
