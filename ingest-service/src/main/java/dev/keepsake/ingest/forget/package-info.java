/** Forgets for good: rows, quotes, what waits to be sent; leaves ids only. */
@NullMarked
package dev.keepsake.ingest.forget;

import org.jspecify.annotations.NullMarked;
