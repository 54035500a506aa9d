/** Turns kept sources into memories, each exactly once, in small fair turns. */
@NullMarked
package dev.keepsake.ingest.learn;

import org.jspecify.annotations.NullMarked;
