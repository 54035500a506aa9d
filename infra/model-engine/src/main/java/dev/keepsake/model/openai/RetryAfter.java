// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model.openai;

import com.openai.core.http.Headers;
import java.time.Duration;
import java.util.Optional;

/** How long a service wants to be left alone, where it says so in seconds. */
final class RetryAfter {
    private static final int MOST_DIGITS = 6;

    private RetryAfter() {}

    static Optional<Duration> of(Headers headers) {
        return headers.values("Retry-After").stream()
                .filter(value -> value.matches("\\d{1," + MOST_DIGITS + "}"))
                .findFirst()
                .map(value -> Duration.ofSeconds(Long.parseLong(value)));
    }
}
