/** Keeps one part running: started, found ready, started again when it dies, given up when it cannot live. */
@NullMarked
package dev.keepsake.localstack.supervision;

import org.jspecify.annotations.NullMarked;
