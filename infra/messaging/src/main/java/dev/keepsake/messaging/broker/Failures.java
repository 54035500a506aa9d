// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.broker;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.Refusal;
import dev.keepsake.contracts.call.RetryAfter;
import dev.keepsake.messaging.ErrorTranslator;
import java.net.ConnectException;
import java.util.List;
import java.util.Optional;

/** What a failure means to a caller: asks the refusal itself, then every translator, for the failure and its causes. */
public final class Failures {
    private static final int DEEPEST = 20;
    private final List<ErrorTranslator> translators;

    public Failures(List<ErrorTranslator> translators) {
        this.translators = List.copyOf(translators);
    }

    /** The refusal a failure stands for; empty when it is a fault of our own. */
    public Optional<Refusal> known(Throwable failure) {
        Throwable at = failure;
        for (int depth = 0; at != null && depth < DEEPEST; depth++, at = at.getCause()) {
            if (at instanceof CallRefused refused) {
                return Optional.of(new Refusal(refused.code(), refused.sentence()));
            }
            Optional<Refusal> translated = translated(at);
            if (translated.isPresent()) {
                return translated;
            }
            if (at instanceof ConnectException) {
                return Optional.of(new Refusal(
                        ErrorCode.STORE_UNAVAILABLE,
                        "A store does not answer; nothing was lost. " + RetryAfter.SENTENCE));
            }
        }
        return Optional.empty();
    }

    /** Whether the failure passes by itself once a store is back. */
    public boolean isStoreUnavailable(Throwable failure) {
        return known(failure)
                .filter(refusal -> refusal.code() == ErrorCode.STORE_UNAVAILABLE)
                .isPresent();
    }

    private Optional<Refusal> translated(Throwable failure) {
        return translators.stream()
                .flatMap(translator -> translator.translate(failure).stream())
                .findFirst();
    }
}
