/** Secrets that must not be kept: found in text, and taken out of it. */
@NullMarked
package dev.keepsake.language.secret;

import org.jspecify.annotations.NullMarked;
