/** The tools over the Model Context Protocol: a stateless HTTP front over one SDK server per kind of caller. */
@NullMarked
package dev.keepsake.gateway.mcp;

import org.jspecify.annotations.NullMarked;
