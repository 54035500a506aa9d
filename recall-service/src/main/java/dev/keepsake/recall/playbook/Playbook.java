// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import java.time.Instant;
import java.util.OptionalLong;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A strategy, the situation it fits, and what it has earned.
 *
 * @param fingerprint equal for entries that differ in case, spaces and marks only
 * @param triggerVector of the situation, made by the model named
 * @param credit between 0 and 1; one half without any outcome
 * @param lastUsedAt when the latest outcome happened; absent before the first
 */
public record Playbook(
        long number,
        UUID space,
        String scope,
        String trigger,
        String strategy,
        String fingerprint,
        float[] triggerVector,
        float[] strategyVector,
        String model,
        int wins,
        int losses,
        double credit,
        @Nullable Instant lastUsedAt) {
    private static final String PREFIX = "playbook:";

    /** The id that callers see. */
    public String id() {
        return id(number);
    }

    static String id(long number) {
        return PREFIX + number;
    }

    /** The number in an id; empty where it is none. */
    static OptionalLong number(String id) {
        return id.matches("(?:" + PREFIX + ")?[1-9]\\d{0,17}")
                ? OptionalLong.of(Long.parseLong(id.replace(PREFIX, "")))
                : OptionalLong.empty();
    }

    /** How often it was tried, as far as we were told. */
    public int uses() {
        return wins + losses;
    }
}
