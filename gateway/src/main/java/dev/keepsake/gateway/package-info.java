/** The front door: who calls, what they may, what they are told. Calls go over the bus; no tool is known by name. */
@NullMarked
package dev.keepsake.gateway;

import org.jspecify.annotations.NullMarked;
