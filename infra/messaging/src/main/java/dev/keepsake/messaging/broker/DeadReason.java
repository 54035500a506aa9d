// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.broker;

import dev.keepsake.contracts.call.Refusal;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DatabindException;

/**
 * Why a record was put aside, in sentences for whoever runs the installation: without a class of ours, and without a word of
 * the record, which a library's message may quote. The letter's other headers and the log have the failure itself.
 */
final class DeadReason {
    private static final String OURS = "The service failed on it by a fault of its own; its log says more.";

    private DeadReason() {}

    static String of(Throwable failure, Failures failures) {
        return failures.known(failure).map(Refusal::message).orElseGet(() -> unreadable(failure));
    }

    private static String unreadable(@Nullable Throwable failure) {
        for (Throwable at = failure; at != null; at = at.getCause()) {
            if (at instanceof UnreadableRecord) {
                return at.getCause() == null
                        ? String.valueOf(at.getMessage())
                        : at.getMessage() + " " + detail(at.getCause());
            }
        }
        return OURS;
    }

    private static String detail(Throwable cause) {
        if (cause instanceof DatabindException mismatch) {
            String path = path(mismatch);
            return path.isEmpty()
                    ? "It has a form it cannot have."
                    : "\"" + path + "\" is missing or has a value it cannot have.";
        }
        return cause instanceof JacksonException ? "It is not JSON." : "A header has a value it cannot have.";
    }

    private static String path(DatabindException mismatch) {
        return mismatch.getPath().stream()
                .map(part ->
                        part.getPropertyName() == null ? "[" + part.getIndex() + "]" : "." + part.getPropertyName())
                .collect(Collectors.joining())
                .replaceFirst("^\\.", "");
    }
}
