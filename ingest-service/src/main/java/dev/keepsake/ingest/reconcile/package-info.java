/** Tells operators what the truth holds, and announces again what an index lacks. */
@NullMarked
package dev.keepsake.ingest.reconcile;

import org.jspecify.annotations.NullMarked;
