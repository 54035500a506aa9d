/** What operators ask of the services: what they hold, so that an index can be compared with the truth and built anew. */
@NullMarked
package dev.keepsake.contracts.operations;

import org.jspecify.annotations.NullMarked;
