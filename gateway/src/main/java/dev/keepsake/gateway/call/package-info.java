/** One call's life: who asks, how it travels, what comes of it. */
@NullMarked
package dev.keepsake.gateway.call;

import org.jspecify.annotations.NullMarked;
