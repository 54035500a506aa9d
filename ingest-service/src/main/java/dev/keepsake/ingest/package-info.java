/** The truth: keeps what was told word for word, and what was learned from it. */
@NullMarked
package dev.keepsake.ingest;

import org.jspecify.annotations.NullMarked;
