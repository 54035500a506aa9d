/** Tools that ingest answers and the events it publishes. */
@NullMarked
package dev.keepsake.contracts.ingest;

import org.jspecify.annotations.NullMarked;
