// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.mcp;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.gateway.web.JsonBody;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What a client posted, as far as it could be made out.
 *
 * @param id absent on notifications
 * @param error what is wrong with the message; absent where nothing is
 */
record RpcMessage(
        @Nullable JsonNode id,
        String method,
        @Nullable JsonNode params,
        @Nullable RpcError error) {
    static RpcMessage read(byte[] body) {
        JsonNode json;
        try {
            json = JsonBody.read(body);
        } catch (CallRefused refused) {
            return wrong(null, new RpcError(RpcError.PARSE, refused.sentence()));
        }
        if (json.isArray()) {
            return wrong(null, RpcError.invalidRequest("Batches are not taken: send one message per request."));
        }
        if (!json.isObject()) {
            return wrong(null, RpcError.invalidRequest("The body must be one JSON-RPC message."));
        }
        return read(json);
    }

    private static RpcMessage read(JsonNode json) {
        JsonNode id = json.get("id");
        if (id != null && !id.isString() && !(id.isIntegralNumber() && id.canConvertToLong())) {
            return wrong(null, RpcError.invalidRequest("\"id\" must be a string or a whole number."));
        }
        if (!json.path("jsonrpc").asString("").equals("2.0")) {
            return wrong(id, RpcError.invalidRequest("\"jsonrpc\" must be \"2.0\"."));
        }
        if (!json.path("method").isString()) {
            return wrong(id, RpcError.invalidRequest("\"method\" is required: nothing was asked of you."));
        }
        JsonNode params = json.get("params");
        if (params != null && params.isNull()) {
            params = null;
        }
        if (params != null && !params.isObject()) {
            return wrong(id, new RpcError(RpcError.INVALID_PARAMS, "\"params\" must be an object."));
        }
        return new RpcMessage(id, json.path("method").stringValue(), params, null);
    }

    private static RpcMessage wrong(@Nullable JsonNode id, RpcError error) {
        return new RpcMessage(id, "", null, error);
    }
}
