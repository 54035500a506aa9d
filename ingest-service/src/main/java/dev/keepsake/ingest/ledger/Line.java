// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.ingest.Message.Speaker;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One message of a conversation or one line of a note, word for word but for redacted secrets.
 *
 * @param speaker the name that came with it, in a group
 * @param mark equal for the same line told again in a longer conversation; absent where that cannot happen
 * @param known whether an earlier source taught it already, or it was forgotten: not learned again
 */
public record Line(
        int position,
        Speaker role,
        @Nullable String speaker,
        Instant saidAt,
        String text,
        @Nullable String mark,
        boolean known) {

    /** A line of something the person themselves wrote. */
    public static Line ofPerson(int position, Instant saidAt, String text) {
        return new Line(position, Speaker.USER, null, saidAt, text, null, false);
    }

    /** Whether something can be learned from it: what the assistant says teaches nothing about the person. */
    public boolean teaches() {
        return role == Speaker.USER && !known && !text.isBlank();
    }
}
