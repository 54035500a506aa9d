// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch.indices.CreateIndexRequest;
import co.elastic.clients.elasticsearch.indices.IndexState;
import java.time.Clock;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The index behind an alias, and the one that is being built to take its place, which stands behind {@code <alias>-next}. Who
 * writes, writes to both, by name: whatever is seen too late, a write is then in the one that will be read. Reads go by the
 * alias.
 */
final class Generations {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    /** Writers look again after so long. Who begins or ends a building waits longer than that. */
    private static final Duration SEEN_FOR = Duration.ofSeconds(2);

    private final SearchServer server;
    private final Clock clock;
    private final String alias;
    private volatile View seen;

    /** The alias must be there. */
    Generations(SearchServer server, Clock clock, String alias) {
        this.server = server;
        this.clock = clock;
        this.alias = alias;
        this.seen = look();
    }

    /**
     * One index.
     *
     * @param model whose vectors it holds; empty where it holds none
     * @param definition by which it was made; empty where an early version made it
     */
    record Generation(String index, String model, String definition) {}

    /** What there is, at one time. */
    record View(Generation live, @Nullable Generation next, long atNanos) {
        /** Those that every write goes to. */
        List<Generation> written() {
            return next == null ? List.of(live) : List.of(live, next);
        }

        Optional<Generation> building() {
            return Optional.ofNullable(next);
        }
    }

    /** As last seen; costs nothing. */
    View seen() {
        return seen;
    }

    /** As seen two seconds ago at most: what a writer must know. */
    View forWriting() {
        return System.nanoTime() - seen.atNanos() > SEEN_FOR.toNanos() ? look() : seen;
    }

    View look() {
        long now = System.nanoTime();
        Map<String, IndexState> indexes = states(alias, next());
        Generation live = find(indexes, alias).orElseThrow(() -> new IndexUnavailable("No index is " + alias, null));
        View view = new View(live, find(indexes, next()).orElse(null), now);
        seen = view;
        return view;
    }

    /** Makes an index to take the place of the live one, under the next free number; also sweeps up what others left. */
    void begin(IntFunction<CreateIndexRequest> numbered) {
        Map<String, IndexState> all = states(alias + "-*");
        int last = all.keySet().stream().mapToInt(Generations::number).max().orElse(0);
        server.ask(clock.instant().plus(PATIENCE), client -> client.indices().create(numbered.apply(last + 1)));
        all.entrySet().stream()
                .filter(index -> index.getValue().aliases().isEmpty() && number(index.getKey()) > 0)
                .forEach(index -> delete(index.getKey()));
        look();
    }

    /** Makes the new index the one that is read; gives the name of the old one, which writers may still know for a while. */
    String switchOver() {
        View now = look();
        String index = now.building()
                .orElseThrow(() -> new IllegalStateException("No index is being built."))
                .index();
        server.ask(clock.instant().plus(PATIENCE), client -> client.indices().refresh(asked -> asked.index(index)));
        server.ask(
                clock.instant().plus(PATIENCE),
                client -> client.indices()
                        .updateAliases(change -> change.actions(action -> action.remove(
                                        one -> one.index(now.live().index()).alias(alias)))
                                .actions(action ->
                                        action.add(one -> one.index(index).alias(alias)))
                                .actions(action ->
                                        action.remove(one -> one.index(index).alias(next())))));
        look();
        return now.live().index();
    }

    /** Ends the building; gives the name of the index, which writers may still know for a while. */
    Optional<String> abandon() {
        Optional<String> index = look().building().map(Generation::index);
        index.ifPresent(name -> server.ask(
                clock.instant().plus(PATIENCE),
                client ->
                        client.indices().deleteAlias(asked -> asked.index(name).name(next()))));
        look();
        return index;
    }

    void delete(String index) {
        server.ask(
                clock.instant().plus(PATIENCE),
                client -> client.indices().delete(asked -> asked.index(index).ignoreUnavailable(true)));
    }

    /** The alias of the index that is being built. */
    String next() {
        return alias + "-next";
    }

    private Map<String, IndexState> states(String... names) {
        return server.ask(
                        clock.instant().plus(PATIENCE),
                        client -> client.indices()
                                .get(asked -> asked.index(List.of(names)).ignoreUnavailable(true)))
                .result();
    }

    private static Optional<Generation> find(Map<String, IndexState> indexes, String alias) {
        return indexes.entrySet().stream()
                .filter(index -> index.getValue().aliases().containsKey(alias))
                .max(Comparator.comparingInt(index -> number(index.getKey())))
                .map(index -> new Generation(
                        index.getKey(),
                        described(index.getValue(), MemoriesIndex.MODEL),
                        described(index.getValue(), IndexDefinition.META)));
    }

    private static String described(IndexState index, String what) {
        return Stream.ofNullable(index.mappings())
                .flatMap(mappings -> Stream.ofNullable(mappings.meta().get(what)))
                .map(value -> Objects.requireNonNullElse(value.to(String.class), ""))
                .findFirst()
                .orElse("");
    }

    /** What an index's name ends in; 0 where it is not one of ours. */
    private static int number(String index) {
        String end = index.substring(index.lastIndexOf('-') + 1);
        return end.matches("[0-9]{1,9}") ? Integer.parseInt(end) : 0;
    }
}
