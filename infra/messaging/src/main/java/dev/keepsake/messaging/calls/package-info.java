/** Calls and replies: the asking side of the gateway and the answering side of a service. */
@NullMarked
package dev.keepsake.messaging.calls;

import org.jspecify.annotations.NullMarked;
