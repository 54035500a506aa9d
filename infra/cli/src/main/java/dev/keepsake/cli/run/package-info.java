/** Starting and stopping the installation. */
@NullMarked
package dev.keepsake.cli.run;

import org.jspecify.annotations.NullMarked;
