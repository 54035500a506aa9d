/** Which tools there are for a caller, with their schemas, and the check of what comes in. */
@NullMarked
package dev.keepsake.gateway.catalog;

import org.jspecify.annotations.NullMarked;
