/** What a tool declaration consists of, and the JSON Schemas generated from it. */
@NullMarked
package dev.keepsake.contracts.tool;

import org.jspecify.annotations.NullMarked;
