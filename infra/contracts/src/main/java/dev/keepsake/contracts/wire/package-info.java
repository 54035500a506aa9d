/** How values look between processes: JSON, topics, headers, and the checks that every accepted text has passed. */
@NullMarked
package dev.keepsake.contracts.wire;

import org.jspecify.annotations.NullMarked;
