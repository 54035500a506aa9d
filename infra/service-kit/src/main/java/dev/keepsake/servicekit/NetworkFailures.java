// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.servicekit;

import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.Refusal;
import dev.keepsake.contracts.call.RetryAfter;
import dev.keepsake.messaging.ErrorTranslator;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.net.http.HttpTimeoutException;
import java.util.Optional;

/** Recognises that something on the network does not answer. */
final class NetworkFailures implements ErrorTranslator {
    private static final Refusal UNAVAILABLE = new Refusal(
            ErrorCode.STORE_UNAVAILABLE, "A store does not answer; nothing was lost. " + RetryAfter.SENTENCE);

    @Override
    public Optional<Refusal> translate(Throwable failure) {
        boolean passing = failure instanceof SocketException
                || failure instanceof SocketTimeoutException
                || failure instanceof HttpTimeoutException
                || failure instanceof UnknownHostException;
        return passing ? Optional.of(UNAVAILABLE) : Optional.empty();
    }
}
