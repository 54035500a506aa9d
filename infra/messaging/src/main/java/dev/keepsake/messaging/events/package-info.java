/** Events as a service reads them: decoding, repeated attempts, dead letters, and word to whoever waits. */
@NullMarked
package dev.keepsake.messaging.events;

import org.jspecify.annotations.NullMarked;
