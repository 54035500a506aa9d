/** Opens one memory or source by its id. */
@NullMarked
package dev.keepsake.recall.fetch;

import org.jspecify.annotations.NullMarked;
