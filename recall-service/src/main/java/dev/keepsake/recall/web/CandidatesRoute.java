// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.web;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.recall.ranking.RankingFeature;
import dev.keepsake.recall.search.HeldAt;
import dev.keepsake.recall.search.MemoryFilter;
import dev.keepsake.recall.search.MemorySearch;
import dev.keepsake.recall.search.RankedMemory;
import dev.keepsake.recall.search.SearchRequest;
import dev.keepsake.servicekit.OperatorAccess;
import dev.keepsake.servicekit.OperatorRoutes;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerResponse;

/** {@code POST /operator/candidates}: what the ranker sees for a question. For training. */
final class CandidatesRoute {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final List<String> FEATURES =
            Arrays.stream(RankingFeature.values()).map(RankingFeature::key).toList();

    private final MemorySearch search;
    private final Clock clock;

    CandidatesRoute(MemorySearch search, Clock clock) {
        this.search = search;
        this.clock = clock;
    }

    RouterFunction<ServerResponse> routes(OperatorAccess access) {
        return RouterFunctions.route()
                .POST("/operator/candidates", OperatorRoutes.answerBody(Asked.class, this::shortlist))
                .filter(access)
                .build();
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
