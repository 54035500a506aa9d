/** Marks a memory as wrong and puts its replacement in its place. */
@NullMarked
package dev.keepsake.ingest.correct;

import org.jspecify.annotations.NullMarked;
