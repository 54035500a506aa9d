/** The gateway's own tables. */
@NullMarked
package dev.keepsake.gateway.postgres;

import org.jspecify.annotations.NullMarked;
