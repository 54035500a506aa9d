// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One thing worth keeping that somebody said. It never says more than its quote.
 *
 * @param text stands alone: third person, names for pronouns where that is certain, dates for "tomorrow"
 * @param quote the words it rests on, a literal part of the line
 * @param entity who or what it is about: the speaker's name, somebody's name, or "Omkar's sister"
 * @param key what about the entity, in a few lower-case words ("live in", "job"); two statements with equal entity and key may replace one another
 * @param value the rest of the statement
 * @param importance 0 (passing remark) to 1 (defines the person)
 * @param validFrom when it began to hold, where the words tell
 * @param validTo when it ceased to hold, where the words tell; also the end of a dated event
 * @param negated whether the statement denies something
 */
public record Statement(
        String text,
        Span quote,
        String entity,
        String key,
        String value,
        Kind kind,
        Category category,
        double importance,
        @Nullable Instant validFrom,
        @Nullable Instant validTo,
        boolean negated) {

    /** The coarse sort of a memory. */
    public enum Kind {
        PEOPLE,
        PLAN,
        PREF,
        DETAIL
    }

    /** The fine sort of a memory: PEOPLE is RELATIONSHIP, PLAN is TASK, PREF is PREFERENCE, DETAIL is FACT or CONTEXT. */
    public enum Category {
        RELATIONSHIP,
        TASK,
        PREFERENCE,
        FACT,
        CONTEXT
    }
}
