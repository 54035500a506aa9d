/** Keeps the truth in PostgreSQL. */
@NullMarked
package dev.keepsake.ingest.postgres;

import org.jspecify.annotations.NullMarked;
