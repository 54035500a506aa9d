/** Keys, tenants, members and grants: who calls and what they may. Plain Java. */
@NullMarked
package dev.keepsake.gateway.access;

import org.jspecify.annotations.NullMarked;
