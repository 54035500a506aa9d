/** What this service answers over HTTP on its own port. */
@NullMarked
package dev.keepsake.ingest.web;

import org.jspecify.annotations.NullMarked;
