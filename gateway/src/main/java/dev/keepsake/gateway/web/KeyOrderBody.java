// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.web;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.Role;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.gateway.access.KeyKind;
import dev.keepsake.gateway.access.KeyOrder;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.json.JsonMapper;

/** The JSON by which an operator orders a key. */
record KeyOrderBody(
        @Nullable String tenant,
        @Nullable String user,
        @Nullable Role role,
        @Nullable Set<Grant> grants,
        @Nullable KeyKind kind,
        @Nullable String app,
        @Nullable Boolean unlimited,
        @Nullable Instant expiresAt,
        @Nullable String displayName,
        @Nullable String zone) {
    /** The operator API writes camelCase, unlike the tools. */
    static final JsonMapper MAPPER = JsonMapper.builder().build();

    static KeyOrder read(byte[] json) {
        KeyOrderBody body = parse(json);
        return KeyOrder.of(
                body.tenant,
                body.user,
                body.displayName,
                body.role,
                body.grants,
                body.kind,
                body.app,
                Boolean.TRUE.equals(body.unlimited),
                body.expiresAt,
                body.zone);
    }

    private static KeyOrderBody parse(byte[] json) {
        try {
            KeyOrderBody body = MAPPER.treeToValue(JsonBody.read(json), KeyOrderBody.class);
            if (body != null) {
                return body;
            }
        } catch (DatabindException e) {
            String field = e.getPath().isEmpty() ? null : e.getPath().get(0).getPropertyName();
            throw CallRefused.invalid(
                    field == null
                            ? "The body must be a JSON object."
                            : "\"" + field + "\" has a value it cannot have.");
        } catch (JacksonException e) {
            throw CallRefused.invalid("The body is not JSON.");
        }
        throw CallRefused.invalid("The body must be a JSON object.");
    }
}
