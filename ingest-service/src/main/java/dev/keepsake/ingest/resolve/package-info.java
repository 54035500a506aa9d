/** How a new statement stands to what is known: the same, newer news of it, or new. */
@NullMarked
package dev.keepsake.ingest.resolve;

import org.jspecify.annotations.NullMarked;
