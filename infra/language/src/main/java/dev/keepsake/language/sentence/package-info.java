/** Lines cut into sentences, tokens, parts of speech and lemmas, and the language a text is written in. */
@NullMarked
package dev.keepsake.language.sentence;

import org.jspecify.annotations.NullMarked;
