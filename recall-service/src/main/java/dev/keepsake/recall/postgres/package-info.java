/** What the service keeps in PostgreSQL. */
@NullMarked
package dev.keepsake.recall.postgres;

import org.jspecify.annotations.NullMarked;
