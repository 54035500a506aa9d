/** Writes the sectioned block that goes with a decision. What is remembered stands in it as data. */
@NullMarked
package dev.keepsake.recall.briefing;

import org.jspecify.annotations.NullMarked;
