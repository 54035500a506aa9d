/** Making, listing and revoking keys. */
@NullMarked
package dev.keepsake.cli.key;

import org.jspecify.annotations.NullMarked;
