// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.reranking;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A cross-encoder behind the JSON API that reranking servers share: {@code {model, query, documents}} in, {@code {results:
 * [{index, relevance_score}]}} out. Scores outside 0 to 1 are taken for log-odds.
 */
public final class RerankEndpoint implements CrossEncoder {
    private static final Duration CONNECTING = Duration.ofSeconds(2);

    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(CONNECTING).build();
    private final URI address;
    private final String model;
    private final @Nullable String key;

    /**
     * Does not connect yet.
     *
     * @param address the whole address, such as {@code http://127.0.0.1:8000/rerank}
     * @param model its name at the server; may be empty
     * @param key sent as a bearer token where given
     */
    public RerankEndpoint(URI address, String model, @Nullable String key) {
        if (!"http".equals(address.getScheme()) && !"https".equals(address.getScheme())) {
            throw new IllegalArgumentException(
                    "The reranker's address must begin with http:// or https://: " + address);
        }
        this.address = address;
        this.model = model;
        this.key = key;
    }

    @Override
    public List<Double> relevance(String question, List<String> texts, Duration patience) {
        if (texts.isEmpty()) {
            return List.of();
        }
        if (patience.isNegative() || patience.isZero()) {
            throw new RerankingFailed("No time is left to rerank.");
        }
        try {
            HttpResponse<String> response =
                    http.send(request(question, texts, patience), HttpResponse.BodyHandlers.ofString());
            if (response.statusCode() != 200) {
                throw new RerankingFailed(
                        "The reranker at " + address + " answered HTTP " + response.statusCode() + ".");
            }
            return scores(Json.mapper().readTree(response.body()), texts.size());
        } catch (IOException | JacksonException e) {
            throw new RerankingFailed("The reranker at " + address + " gave no usable answer.", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RerankingFailed("Reranking was interrupted.", e);
        }
    }

    private HttpRequest request(String question, List<String> texts, Duration patience) {
        ObjectNode body =
                Json.mapper().createObjectNode().put("query", question).put("top_n", texts.size());
        if (!model.isBlank()) {
            body.put("model", model);
        }
        texts.forEach(body.putArray("documents")::add);
        HttpRequest.Builder request = HttpRequest.newBuilder(address)
                .timeout(patience)
                .header("content-type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString()));
        if (key != null && !key.isBlank()) {
            request.header("authorization", "Bearer " + key);
        }
        return request.build();
    }

    private List<Double> scores(JsonNode answer, int texts) {
        double[] scores = new double[texts];
        boolean[] given = new boolean[texts];
        for (JsonNode result : answer.path("results")) {
            int index = result.path("index").asInt(-1);
            JsonNode score = result.path("relevance_score");
            if (index < 0 || index >= texts || !score.isNumber()) {
                throw new RerankingFailed("The reranker at " + address + " scored a text that was not sent.");
            }
            scores[index] = score.asDouble();
            given[index] = true;
        }
        for (boolean one : given) {
            if (!one) {
                throw new RerankingFailed("The reranker at " + address + " left texts without a score.");
            }
        }
        boolean logOdds = Arrays.stream(scores).anyMatch(score -> score < 0 || score > 1);
        return Arrays.stream(scores)
                .map(score -> logOdds ? 1 / (1 + Math.exp(-score)) : score)
                .boxed()
                .toList();
    }
}
