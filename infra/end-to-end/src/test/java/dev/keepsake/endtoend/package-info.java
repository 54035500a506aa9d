/** Journeys of people and agents through a whole installation, by the doors they use: MCP, REST and the command line's API. */
@NullMarked
package dev.keepsake.endtoend;

import org.jspecify.annotations.NullMarked;
