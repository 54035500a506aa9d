/** Compares what an index holds with the truth, and has announced again what differs. */
@NullMarked
package dev.keepsake.cli.reconcile;

import org.jspecify.annotations.NullMarked;
