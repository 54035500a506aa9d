/** Events as a service publishes them: kept with the change they tell of, then sent in order. */
@NullMarked
package dev.keepsake.messaging.outbox;

import org.jspecify.annotations.NullMarked;
