// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;

/** Where recall-service answers operators. */
final class RecallAddress {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    @Option(
            names = "--recall-url",
            description = "address of recall-service's own port; infra/keepsake bench sets it",
            defaultValue = "${env:KEEPSAKE_RECALL_URL:-http://127.0.0.1:8082}")
    private String url = "";

    @Option(
            names = "--recall-token",
            description = "token of the operator's API",
            defaultValue = "${env:KEEPSAKE_OPERATOR_TOKEN:-}")
    private String token = "";

    /** The labelled decisions of a tenant, or of all. */
    JsonNode labelled(@Nullable UUID tenant) throws IOException, InterruptedException {
        String query = tenant == null ? "" : "?tenant=" + tenant;
        HttpResponse<String> response = HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(URI.create(url + "/operator/calibration" + query))
                                .timeout(TIMEOUT)
                                .header("authorization", "Bearer " + token)
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) {
            throw new IOException("No calibration from " + url + ": HTTP " + response.statusCode());
        }
        return Json.mapper().readTree(response.body());
    }

    RankerExamples candidates(Target target) {
        return new RankerExamples(target, url, token);
    }

    GateExamples examples(Target target) {
        return new GateExamples(target, url, token);
    }
}
