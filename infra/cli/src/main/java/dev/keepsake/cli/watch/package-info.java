/** Looking at what runs: status and logs. */
@NullMarked
package dev.keepsake.cli.watch;

import org.jspecify.annotations.NullMarked;
