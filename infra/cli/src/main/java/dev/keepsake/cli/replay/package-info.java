/** Shows dead letters, puts them back or drops them. */
@NullMarked
package dev.keepsake.cli.replay;

import org.jspecify.annotations.NullMarked;
