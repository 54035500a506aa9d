// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.Refusal;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.messaging.broker.Failures;
import java.util.Map;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;

/** Turns a call into a reply. Whatever a handler throws, there is one. */
final class CallAnswering {
    private static final Logger LOG = LoggerFactory.getLogger(CallAnswering.class);

    private final Map<String, ToolHandler<?, ?>> handlers;
    private final Failures failures;

    CallAnswering(Map<String, ToolHandler<?, ?>> handlers, Failures failures) {
        this.handlers = Map.copyOf(handlers);
        this.failures = failures;
    }

    /** Whether the tool changes nothing, so that calls of it need no order. */
    boolean onlyReads(String tool) {
        ToolHandler<?, ?> handler = handlers.get(tool);
        return handler == null || handler.contract().reads();
    }

    Reply answer(CallRecord call) {
        ToolHandler<?, ?> handler = handlers.get(call.tool());
        if (handler == null) {
            return Reply.refused(
                    new Refusal(ErrorCode.NOT_FOUND, call.tool() + " is not available on this installation yet."));
        }
        try {
            return answer(handler, call);
        } catch (JacksonException failure) {
            return Reply.refused(failures.known(failure).orElseGet(() -> misfit(call, failure)));
        } catch (RuntimeException | Error failure) {
            return Reply.refused(failures.known(failure).orElseGet(() -> fault(call, failure)));
        }
    }

    private static <A, R> Reply answer(ToolHandler<A, R> handler, CallRecord call) {
        A arguments =
                Json.mapper().treeToValue(call.arguments(), handler.contract().arguments());
        Answer<R> answer = handler.handle(
                new Call<>(call.origin().callId(), call.caller(), arguments, call.origin(), call.deadline()));
        return Reply.result(Objects.requireNonNull(answer.result()), answer.awaits());
    }

    private static Refusal misfit(CallRecord call, JacksonException failure) {
        LOG.info(
                "Arguments of {} do not fit: {}",
                call.tool(),
                failure.getClass().getSimpleName());
        return new Refusal(ErrorCode.INVALID_ARGUMENT, "The arguments do not fit the tool " + call.tool() + ".");
    }

    private static Refusal fault(CallRecord call, Throwable failure) {
        LOG.error("{} failed", call.tool(), failure);
        return new Refusal(
                ErrorCode.INTERNAL,
                "Something went wrong on our side; the log has it under call "
                        + call.origin().callId() + ".");
    }
}
