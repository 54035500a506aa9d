// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.web;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.recall.ranking.RankingFeature;
import dev.keepsake.recall.search.HeldAt;
import dev.keepsake.recall.search.MemoryFilter;
import dev.keepsake.recall.search.MemorySearch;
import dev.keepsake.recall.search.RankedMemory;
import dev.keepsake.recall.search.SearchRequest;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/**
 * {@code POST /operator/candidates}: what the ranker sees for a question. For training; opened by the operator token alone,
 * and closed where there is none.
 */
final class CandidatesRoute {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final List<String> FEATURES =
            Arrays.stream(RankingFeature.values()).map(RankingFeature::key).toList();

    private final MemorySearch search;
    private final Clock clock;
    private final byte[] expected;

    CandidatesRoute(MemorySearch search, Clock clock, String operatorToken) {
        this.search = search;
        this.clock = clock;
        this.expected =
                operatorToken.isBlank() ? new byte[0] : ("Bearer " + operatorToken).getBytes(StandardCharsets.UTF_8);
    }

    RouterFunction<ServerResponse> routes() {
        return RouterFunctions.route()
                .POST("/operator/candidates", this::candidates)
                .build();
    }

    private Mono<ServerResponse> candidates(ServerRequest request) {
        String given = request.headers().firstHeader(HttpHeaders.AUTHORIZATION);
        boolean opened = expected.length > 0
                && given != null
                && MessageDigest.isEqual(expected, given.getBytes(StandardCharsets.UTF_8));
        if (!opened) {
            return ServerResponse.status(HttpStatus.UNAUTHORIZED).build();
        }
        return request.bodyToMono(String.class)
                .publishOn(Schedulers.boundedElastic())
                .map(body ->
                        Json.mapper().writeValueAsString(shortlist(Json.mapper().readValue(body, Asked.class))))
                .flatMap(body -> ServerResponse.ok()
                        .contentType(MediaType.APPLICATION_JSON)
                        .bodyValue(body));
    }

    private Shortlist shortlist(Asked asked) {
        MemoryFilter filter =
                new MemoryFilter(List.of(SpaceId.of(asked.space())), "default", null, HeldAt.now(clock.instant()));
        List<RankedMemory> shortlist = search.shortlist(new SearchRequest(
                asked.query(), asked.person(), filter, 1, 0, clock.instant().plus(PATIENCE)));
        return new Shortlist(
                FEATURES,
                shortlist.stream()
                        .map(one -> new Row(
                                one.memory().text(),
                                one.memory().quote(),
                                one.line(),
                                one.estimate(),
                                one.features().values()))
                        .toList());
    }

    record Asked(String space, String person, String query) {}

    record Shortlist(List<String> features, List<Row> memories) {}

    @SuppressWarnings("ArrayRecordComponent") // written out once, never compared
    record Row(String text, String quote, String line, double estimate, double[] features) {}
}
