/** The story of one memory, told on the running system. */
@NullMarked
package dev.keepsake.cli.demo;

import org.jspecify.annotations.NullMarked;
