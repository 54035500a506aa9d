/** Keeps a note and learns it, at once where it is short. */
@NullMarked
package dev.keepsake.ingest.remember;

import org.jspecify.annotations.NullMarked;
