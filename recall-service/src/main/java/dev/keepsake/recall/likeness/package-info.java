/** What a cosine means: how far a memory stands out for a question, against questions and statements about nothing in particular. */
@NullMarked
package dev.keepsake.recall.likeness;

import org.jspecify.annotations.NullMarked;
