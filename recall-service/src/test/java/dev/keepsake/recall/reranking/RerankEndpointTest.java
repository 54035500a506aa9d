// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.reranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RerankEndpointTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final List<String> TEXTS = List.of("Nadia sings.", "Nadia keeps bees.");
    private final CountDownLatch released = new CountDownLatch(1);
    private HttpServer server;
    private volatile String asked = "";
    private volatile String authorization = "";

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.start();
    }

    @AfterEach
    void stop() {
        released.countDown();
        server.stop(0);
    }

    @Test
    void sendsTheCommonRequest_andPutsTheScoresInTheOrderOfTheTexts() {
        answer(200, """
                {"id": "r1", "results": [{"index": 1, "relevance_score": 0.91}, {"index": 0, "relevance_score": 0.07}]}""");

        assertThat(endpoint("reader-v1", "secret").relevance("What does Nadia keep?", TEXTS, PATIENCE))
                .containsExactly(0.07, 0.91);
        assertThat(asked)
                .contains("\"query\":\"What does Nadia keep?\"")
                .contains("\"model\":\"reader-v1\"")
                .contains("\"documents\":[\"Nadia sings.\",\"Nadia keeps bees.\"]");
        assertThat(authorization).isEqualTo("Bearer secret");
    }

    @Test
    void takesScoresBeyondOneForLogOdds() {
        answer(200, """
                {"results": [{"index": 0, "relevance_score": -3.0}, {"index": 1, "relevance_score": 0.0}]}""");

        assertThat(endpoint("", "").relevance("bees", TEXTS, PATIENCE)).satisfies(scores -> {
            assertThat(scores.get(0)).isBetween(0.04, 0.05);
            assertThat(scores.get(1)).isEqualTo(0.5);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no json",
                "{}",
                "{\"results\": [{\"index\": 0, \"relevance_score\": 0.5}]}",
                "{\"results\": [{\"index\": 7, \"relevance_score\": 0.5}]}",
                "{\"results\": [{\"index\": 0, \"relevance_score\": \"high\"}]}"
            })
    void failsWithASentence_whenTheAnswerCannotBeUsed(String body) {
        answer(200, body);

        assertThatExceptionOfType(RerankingFailed.class)
                .isThrownBy(() -> endpoint("", "").relevance("bees", TEXTS, PATIENCE))
                .withMessageMatching("The reranker at .*\\.");
    }

    @Test
    void failsWithASentence_whenTheServerRefuses() {
        answer(503, "busy");

        assertThatExceptionOfType(RerankingFailed.class)
                .isThrownBy(() -> endpoint("", "").relevance("bees", TEXTS, PATIENCE))
                .withMessageContaining("HTTP 503");
    }

    @Test
    void waitsNoLongerThanItMay() {
        server.createContext("/rerank", exchange -> {
            try {
                released.await(10, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            exchange.close();
        });

        assertThatExceptionOfType(RerankingFailed.class)
                .isThrownBy(() -> endpoint("", "").relevance("bees", TEXTS, Duration.ofMillis(200)));
        assertThatExceptionOfType(RerankingFailed.class)
                .isThrownBy(() -> endpoint("", "").relevance("bees", TEXTS, Duration.ZERO))
                .withMessage("No time is left to rerank.");
    }

    @Test
    void refusesWhatIsNoAddress() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RerankEndpoint(URI.create("localhost/rerank"), "", ""))
                .withMessageContaining("must begin with http://");
    }

    private void answer(int status, String body) {
        server.createContext("/rerank", exchange -> {
            asked = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            authorization = String.valueOf(exchange.getRequestHeaders().getFirst("authorization"));
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
    }

    private RerankEndpoint endpoint(String model, String key) {
        return new RerankEndpoint(
                URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/rerank"), model, key);
    }
}
