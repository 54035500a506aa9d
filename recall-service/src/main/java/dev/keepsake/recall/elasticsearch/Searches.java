// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.ErrorResponse;
import co.elastic.clients.elasticsearch._types.aggregations.Aggregate;
import co.elastic.clients.elasticsearch.core.MsearchRequest;
import co.elastic.clients.elasticsearch.core.msearch.MultiSearchItem;
import co.elastic.clients.elasticsearch.core.msearch.MultiSearchResponseItem;
import co.elastic.clients.elasticsearch.core.msearch.MultisearchBody;
import co.elastic.clients.elasticsearch.core.msearch.MultisearchHeader;
import co.elastic.clients.elasticsearch.core.search.ResponseBody;
import co.elastic.clients.json.JsonpDeserializer;
import co.elastic.clients.transport.Endpoint;
import dev.keepsake.contracts.call.SpaceId;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** Searches memories in spaces, completely or not at all: a part of a result would look like "nothing is known". */
final class Searches {
    private static final Endpoint<MsearchRequest, CandidateAnswers, ErrorResponse> CANDIDATES =
            MsearchRequest._ENDPOINT.withResponseDeserializer(JsonpDeserializer.of(CandidateAnswers.class));

    private final SearchServer server;

    Searches(SearchServer server) {
        this.server = server;
    }

    MultiSearchItem<StoredMemory> one(List<SpaceId> spaces, MultisearchBody search, Instant deadline) {
        return together(spaces, List.of(search), deadline).get(0);
    }

    /** The answers in the order of the searches. */
    List<MultiSearchItem<StoredMemory>> together(
            List<SpaceId> spaces, List<MultisearchBody> searches, Instant deadline) {
        MsearchRequest request = request(spaces, searches);
        return server.ask(deadline, client -> client.msearch(request, StoredMemory.class)).responses().stream()
                .map(Searches::complete)
                .toList();
    }

    /** The same for searches whose hits bring fields instead of documents. */
    List<CandidateAnswers.Answer> candidates(List<SpaceId> spaces, List<MultisearchBody> searches, Instant deadline) {
        MsearchRequest request = request(spaces, searches);
        CandidateAnswers answers = server.ask(
                deadline,
                client -> client._transport().performRequest(request, CANDIDATES, client._transportOptions()));
        return answers.responses().stream()
                .map(CandidateAnswers.Answer::complete)
                .toList();
    }

    private static MsearchRequest request(List<SpaceId> spaces, List<MultisearchBody> searches) {
        MultisearchHeader header = MultisearchHeader.of(search -> search.index(MemoriesIndex.ALIAS)
                .routing(spaces.stream().map(SpaceId::toString).collect(Collectors.joining(",")))
                // The same copy for the same caller, so that equal questions get equal scores.
                .preference(spaces.get(0).toString())
                .allowPartialSearchResults(false));
        MsearchRequest.Builder request = new MsearchRequest.Builder();
        searches.forEach(search -> request.searches(item -> item.header(header).body(search)));
        return request.build();
    }

    /** What a search counted under a name that it asked for. */
    static Aggregate counted(ResponseBody<?> found, String name) {
        return Objects.requireNonNull(found.aggregations().get(name), name);
    }

    private static MultiSearchItem<StoredMemory> complete(MultiSearchResponseItem<StoredMemory> answer) {
        if (answer.isFailure()) {
            throw SearchServer.failureOf(
                    "A search", answer.failure().status(), answer.failure().error());
        }
        MultiSearchItem<StoredMemory> found = answer.result();
        if (found.timedOut() || found.shards().failed().intValue() > 0) {
            throw new IndexUnavailable("A search was answered in part only", null);
        }
        return found;
    }
}
