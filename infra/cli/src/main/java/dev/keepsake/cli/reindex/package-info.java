/** Builds the indexes anew while they are read. */
@NullMarked
package dev.keepsake.cli.reindex;

import org.jspecify.annotations.NullMarked;
