/** What a person says, turned into statements that stand alone, by the rules of English rather than by lists of words. */
@NullMarked
package dev.keepsake.language.statement;

import org.jspecify.annotations.NullMarked;
