/** Lists memories, newest first. */
@NullMarked
package dev.keepsake.recall.listing;

import org.jspecify.annotations.NullMarked;
