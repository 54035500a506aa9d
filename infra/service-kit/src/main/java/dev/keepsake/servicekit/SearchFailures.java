// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.servicekit;

import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.Refusal;
import dev.keepsake.contracts.call.RetryAfter;
import dev.keepsake.messaging.ErrorTranslator;
import java.util.Optional;
import java.util.Set;
import org.apache.http.ConnectionClosedException;
import org.apache.http.NoHttpResponseException;
import org.elasticsearch.client.ResponseException;

/** Recognises that Elasticsearch is away, starting or too busy. */
final class SearchFailures implements ErrorTranslator {
    private static final Refusal UNAVAILABLE = new Refusal(
            ErrorCode.STORE_UNAVAILABLE, "The search index does not answer; nothing was lost. " + RetryAfter.SENTENCE);
    private static final Set<Integer> PASSING = Set.of(429, 502, 503, 504);

    @Override
    public Optional<Refusal> translate(Throwable failure) {
        return isPassing(failure) ? Optional.of(UNAVAILABLE) : Optional.empty();
    }

    private static boolean isPassing(Throwable failure) {
        if (failure instanceof ResponseException response) {
            return PASSING.contains(response.getResponse().getStatusLine().getStatusCode());
        }
        return failure instanceof ConnectionClosedException || failure instanceof NoHttpResponseException;
    }
}
