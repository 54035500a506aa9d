/** Keeps the index true to the events, whatever order they come in and however often. */
@NullMarked
package dev.keepsake.recall.projection;

import org.jspecify.annotations.NullMarked;
