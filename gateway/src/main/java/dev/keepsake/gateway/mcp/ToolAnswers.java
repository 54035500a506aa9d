// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.mcp;

import dev.keepsake.contracts.wire.Json;
import dev.keepsake.gateway.access.Principal;
import dev.keepsake.gateway.call.CallResult;
import dev.keepsake.gateway.call.ToolCalls;
import dev.keepsake.gateway.catalog.OfferedTool;
import dev.keepsake.messaging.CallOutcome;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.Map;
import reactor.core.publisher.Mono;
import tools.jackson.databind.JsonNode;

/** Turns tool calls of the SDK into calls on the bus, and outcomes into results: a refusal is a sentence an agent reads. */
final class ToolAnswers {
    private static final String CALL_ID = "dev.keepsake/call-id";

    private final ToolCalls calls;

    ToolAnswers(ToolCalls calls) {
        this.calls = calls;
    }

    Mono<CallToolResult> answer(McpTransportContext context, OfferedTool tool, CallToolRequest request) {
        Principal principal = (Principal) context.get(McpDispatcher.PRINCIPAL);
        JsonNode arguments = request.arguments() == null
                ? Json.mapper().createObjectNode()
                : Json.mapper().valueToTree(request.arguments());
        return calls.call(principal, tool, arguments).map(ToolAnswers::result);
    }

    private static CallToolResult result(CallResult result) {
        CallToolResult.Builder answer =
                CallToolResult.builder().meta(Map.of(CALL_ID, result.callId().toString()));
        if (result.outcome() instanceof CallOutcome.Answered answered) {
            return answer.structuredContent(answered.result())
                    .addTextContent(Json.mapper().writeValueAsString(answered.result()))
                    .isError(false)
                    .build();
        }
        CallOutcome.Refused refused = (CallOutcome.Refused) result.outcome();
        return answer.addTextContent(refused.sentence()).isError(true).build();
    }
}
