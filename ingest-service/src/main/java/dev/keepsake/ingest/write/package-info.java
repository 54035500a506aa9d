/** Writes one fact as entity, key and value. */
@NullMarked
package dev.keepsake.ingest.write;

import org.jspecify.annotations.NullMarked;
