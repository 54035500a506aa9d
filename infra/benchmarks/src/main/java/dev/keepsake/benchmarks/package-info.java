/** Programs that measure a running system, or one part of it, and print figures. Nothing here is asserted by a build. */
@NullMarked
package dev.keepsake.benchmarks;

import org.jspecify.annotations.NullMarked;
