/** The {@code infra/keepsake} command: what a person types to run, watch and try an installation. */
@NullMarked
package dev.keepsake.cli;

import org.jspecify.annotations.NullMarked;
