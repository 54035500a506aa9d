/** The one retrieval core: reads a question, gathers candidates, fuses and scores them. Every tool that searches uses it. */
@NullMarked
package dev.keepsake.recall.search;

import org.jspecify.annotations.NullMarked;
