/** Texts as vectors, made on this machine by a model that ships as a library. */
@NullMarked
package dev.keepsake.language.embedding;

import org.jspecify.annotations.NullMarked;
