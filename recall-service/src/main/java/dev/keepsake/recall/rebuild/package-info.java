/** Builds the indexes anew from the history of events while the old ones are read, and tells what an index holds. */
@NullMarked
package dev.keepsake.recall.rebuild;

import org.jspecify.annotations.NullMarked;
