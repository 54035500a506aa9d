/** Tools that recall answers and the events it publishes. */
@NullMarked
package dev.keepsake.contracts.recall;

import org.jspecify.annotations.NullMarked;
