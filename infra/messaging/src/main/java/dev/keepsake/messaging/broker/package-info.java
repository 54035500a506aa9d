/** The broker itself: clients and their settings, topics, headers, health. Knows nothing of calls or events. */
@NullMarked
package dev.keepsake.messaging.broker;

import org.jspecify.annotations.NullMarked;
