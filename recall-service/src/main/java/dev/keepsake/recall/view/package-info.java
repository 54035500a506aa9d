/** How a memory looks to a caller. */
@NullMarked
package dev.keepsake.recall.view;

import org.jspecify.annotations.NullMarked;
