// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.Refusal;
import dev.keepsake.contracts.call.RetryAfter;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.gateway.web.Problems;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.http.server.reactive.MockServerHttpResponse;
import org.springframework.mock.web.server.MockServerWebExchange;
import org.springframework.web.reactive.function.server.RequestPredicates;
import org.springframework.web.reactive.function.server.RouterFunctions;
import reactor.core.publisher.Mono;
import tools.jackson.databind.JsonNode;

class RpcFailuresTest {
    private static final String AWAY = "The database does not answer; nothing was lost. " + RetryAfter.SENTENCE;
    private static final Duration BOUND = Duration.ofSeconds(5);

    private final Problems problems = new Problems(List.of(failure -> failure instanceof SQLException
            ? Optional.of(new Refusal(ErrorCode.STORE_UNAVAILABLE, AWAY))
            : Optional.empty()));

    @Test
    void answersInTheProtocolsForm_whenTheStoreOfTheKeysIsAway() {
        MockServerHttpResponse response =
                post("{\"jsonrpc\":\"2.0\",\"id\":\"a-1\",\"method\":\"ping\"}", new SQLException("gone", "08006"));

        JsonNode answer = json(response);
        assertThat(response.getStatusCode()).isEqualTo(HttpStatus.SERVICE_UNAVAILABLE);
        assertThat(answer.path("jsonrpc").asString()).isEqualTo("2.0");
        assertThat(answer.path("id").asString()).isEqualTo("a-1");
        assertThat(answer.at("/error/code").asInt()).isEqualTo(RpcError.INTERNAL);
        assertThat(answer.at("/error/message").asString()).isEqualTo(AWAY);
    }

    @Test
    void namesOneTimeInTheSentenceAndInTheHeader() {
        MockServerHttpResponse response = post("{}", new SQLException("gone", "08006"));

        assertThat(json(response).at("/error/message").asString())
                .endsWith("Retry in " + response.getHeaders().getFirst(HttpHeaders.RETRY_AFTER) + " seconds.");
    }

    @Test
    void tellsNothingOfOurInsides_whenWhatFailsIsOurFault() {
        MockServerHttpResponse response = post("nonsense", new IllegalStateException("a secret of ours"));

        assertThat(response.getStatusCode()).isEqualTo(HttpStatus.INTERNAL_SERVER_ERROR);
        assertThat(json(response).get("id").isNull()).isTrue();
        assertThat(json(response).at("/error/message").asString())
                .contains("the log has it")
                .doesNotContain("secret");
    }

    private MockServerHttpResponse post(String body, Exception failure) {
        MockServerWebExchange exchange =
                MockServerWebExchange.from(MockServerHttpRequest.post("/mcp").body(body));
        RouterFunctions.toWebHandler(
                        RouterFunctions.route(RequestPredicates.path("/mcp"), request -> Mono.error(failure))
                                .filter(new RpcFailures(problems)))
                .handle(exchange)
                .block(BOUND);
        return exchange.getResponse();
    }

    private static JsonNode json(MockServerHttpResponse response) {
        return Json.mapper().readTree(response.getBodyAsString().block(BOUND));
    }
}
