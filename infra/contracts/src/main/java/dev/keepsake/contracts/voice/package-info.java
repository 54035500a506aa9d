/** Tools that voice answers and the events it publishes. */
@NullMarked
package dev.keepsake.contracts.voice;

import org.jspecify.annotations.NullMarked;
