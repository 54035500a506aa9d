/** How calls and events cross process borders. The gateway asks with a CallClient; a service answers with ToolHandlers, reads events with EventHandlers and publishes them with the EventOutbox. */
@NullMarked
package dev.keepsake.messaging;

import org.jspecify.annotations.NullMarked;
