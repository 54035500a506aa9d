/** What every feature here speaks of: sources, lines, memories and witnesses, the ports that keep them, and the events that tell of them. */
@NullMarked
package dev.keepsake.ingest.ledger;

import org.jspecify.annotations.NullMarked;
