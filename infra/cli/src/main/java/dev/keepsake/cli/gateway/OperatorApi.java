// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import dev.keepsake.localstack.home.StackProblem;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The part of the gateway that only the operator of an installation may use. */
public final class OperatorApi {

    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private final JsonHttp http;
    private final Map<String, String> authorization;

    public OperatorApi(GatewayLocation location) {
        this.http = new JsonHttp(location.url());
        this.authorization = Map.of("Authorization", "Bearer " + location.operatorToken());
    }

    /** @throws StackProblem with the gateway's own sentence if it refuses */
    public MintedKey mint(NewKey order) {
        return JSON.readValue(send("POST", "/operator/keys", JSON.writeValueAsString(order)), MintedKey.class);
    }

    /** All keys, or those of one tenant. */
    public List<ListedKey> list(@Nullable String tenant) {
        String query = tenant == null ? "" : "?tenant=" + URLEncoder.encode(tenant, StandardCharsets.UTF_8);
        return JSON.readValue(send("GET", "/operator/keys" + query, null), Keys.class)
                .keys();
    }

    public void revoke(String id) {
        send("DELETE", "/operator/keys/" + URLEncoder.encode(id, StandardCharsets.UTF_8), null);
    }

    private record Keys(List<ListedKey> keys) {}

    private String send(String method, String path, @Nullable String body) {
        JsonHttp.Reply reply = http.send(method, path, authorization, body);
        if (reply.isError()) {
            throw new StackProblem(reply.sentence("gateway"));
        }
        return reply.text();
    }
}
