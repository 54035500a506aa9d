/** One call: who asks, what is asked, how it ends. Crosses the bus unchanged between the gateway and a service. */
@NullMarked
package dev.keepsake.contracts.call;

import org.jspecify.annotations.NullMarked;
