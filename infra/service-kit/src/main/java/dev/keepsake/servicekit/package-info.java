/** What every process has: default settings, the way its stores are reached, what their failures mean, and how it ends. */
@NullMarked
package dev.keepsake.servicekit;

import org.jspecify.annotations.NullMarked;
