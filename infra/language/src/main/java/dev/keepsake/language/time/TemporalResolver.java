// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;

/** Finds times named in English text and places them on the calendar. Thread-safe. */
public final class TemporalResolver {

    /** The times named in {@code text}, in order and never overlapping, as understood by somebody in {@code zone} at {@code anchor}. */
    public List<TimeExpression> resolve(String text, Instant anchor, ZoneId zone) {
        throw new UnsupportedOperationException();
    }
}
