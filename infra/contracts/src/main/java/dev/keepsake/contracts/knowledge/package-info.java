/** Tools that knowledge answers and the events it publishes. */
@NullMarked
package dev.keepsake.contracts.knowledge;

import org.jspecify.annotations.NullMarked;
