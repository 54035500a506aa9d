/** Keeps conversations as they come in and leaves them to be learned. */
@NullMarked
package dev.keepsake.ingest.capture;

import org.jspecify.annotations.NullMarked;
