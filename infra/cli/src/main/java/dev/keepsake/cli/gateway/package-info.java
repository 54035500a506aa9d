/** How the commands talk to a running gateway: its operator API and, for the demo, MCP. */
@NullMarked
package dev.keepsake.cli.gateway;

import org.jspecify.annotations.NullMarked;
