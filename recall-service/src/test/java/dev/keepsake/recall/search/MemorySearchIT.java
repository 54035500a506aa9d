// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import static dev.keepsake.recall.fixture.TestIndex.aSpace;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.language.embedding.LocalEmbedder;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.fixture.ConstantEmbedder;
import dev.keepsake.recall.fixture.TestIndex;
import dev.keepsake.recall.likeness.StatementVector;
import dev.keepsake.recall.projection.MemoryStore;
import dev.keepsake.testkit.backing.BackingServices;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MemorySearchIT {
    private static final LocalEmbedder EMBEDDER = LocalEmbedder.load();
    private static TestIndex index;
    private static MemorySearch search;

    @BeforeAll
    static void open() {
        index = new TestIndex(BackingServices.shared().elasticsearchUrl(), EMBEDDER);
        search = new MemorySearch(index.index(), EMBEDDER, index.background(), 100);
    }

    @AfterAll
    static void close() {
        index.close();
        EMBEDDER.close();
    }

    @Test
    void findsWordsOfScriptsWithoutSpaces_alsoWhenVectorsTellNothing() {
        ConstantEmbedder dull = new ConstantEmbedder(EMBEDDER.modelId(), EMBEDDER.dimensions());
        try (TestIndex dullIndex = new TestIndex(BackingServices.shared().elasticsearchUrl(), dull)) {
            for (TestIndex one : List.of(index, dullIndex)) {
                MemorySearch searched =
                        one == index ? search : new MemorySearch(one.index(), dull, one.background(), 100);
                SpaceId space = aSpace();
                one.keep(
                        AMemory.in(space, "昨日は叔母と将棋の駒を買いに行った").about("ユーザー").keyed("買い物"),
                        AMemory.in(space, "值班表放在三楼的蓝色柜子里").about("用户").keyed("值班表"),
                        AMemory.in(space, "내일은 도서관에서 독서모임이 있다").about("사용자").keyed("모임"));

                assertThat(texts(searched, space, "将棋")).startsWith("昨日は叔母と将棋の駒を買いに行った");
                assertThat(texts(searched, space, "柜子")).startsWith("值班表放在三楼的蓝色柜子里");
                assertThat(texts(searched, space, "독서모임")).startsWith("내일은 도서관에서 독서모임이 있다");
                assertThat(texts(searched, space, "駒")).startsWith("昨日は叔母と将棋の駒を買いに行った");
            }
        }
    }

    @Test
    void whatIsSaidStandsBeforeTheLineThatFollowsIt() {
        SpaceId space = aSpace();
        String dentist = "Petra's dentist is Dr. Novak.";
        String work = "Petra works at the shipyard.";
        String car = "Petra's car is a blue van.";
        index.keep(
                AMemory.in(space, dentist).about("Petra").saidBy("Petra").amid(List.of(), List.of(work, car)),
                AMemory.in(space, work).about("Petra").saidBy("Petra").amid(List.of(dentist), List.of(car)),
                AMemory.in(space, car).about("Petra").saidBy("Petra").amid(List.of(dentist, work), List.of()));

        assertThat(texts(search, space, "Who is Petra's dentist?")).startsWith(dentist);
        assertThat(texts(search, space, "Where does Petra work?")).startsWith(work);
        assertThat(texts(search, space, "What car does Petra have?")).startsWith(car);
    }

    @Test
    void findsAPieceOfALineByWhatTheWholeLineIsAbout() {
        SpaceId space = aSpace();
        MemoryChanged piece = AMemory.in(space, "It was worth every hour.")
                .at(1, "We climbed to the old lighthouse at dawn. It was worth every hour.")
                .build();
        MemoryChanged other = AMemory.in(space, "It was worth every penny.")
                .at(2, "I bought the red bicycle from Jonas. It was worth every penny.")
                .build();
        index.store()
                .apply(
                        Stream.of(piece, other)
                                .map(memory -> new MemoryStore.Kept(
                                        memory,
                                        new StatementVector(EMBEDDER.embedPassage(memory.text()), 0),
                                        EMBEDDER.embedWithin(
                                                List.of(),
                                                String.valueOf(
                                                        memory.surroundings().line()),
                                                List.of())))
                                .toList(),
                        List.of(),
                        true);

        assertThat(texts(search, space, "Was the way up to the lighthouse worth it?"))
                .startsWith(piece.text());
        assertThat(texts(search, space, "Was the bicycle worth its price?")).startsWith(other.text());
    }

    @Test
    void findsBySimilarMeaning_whenNoWordIsShared() {
        SpaceId space = aSpace();
        index.keep(
                AMemory.in(space, "Dana plays the accordion in a folk band.").about("Dana"),
                AMemory.in(space, "Dana's car is in the garage until Friday.").about("Dana"),
                AMemory.in(space, "The kitchen tap drips at night."));

        assertThat(texts(search, space, "Which musical instrument does she practise?"))
                .startsWith("Dana plays the accordion in a folk band.");
    }

    @Test
    void showsNothing_forNonsenseAndForBareOperators() {
        SpaceId space = aSpace();
        index.keep(Everyday.STATEMENTS.stream()
                .map(text -> AMemory.in(space, text).build())
                .toList());

        assertThat(texts(search, space, "brillig slithy toves 4471")).isEmpty();
        assertThat(found(search, request(space, "quomble fizzenry uptorv", 20, 0.3)))
                .isEmpty();
        assertThat(texts(search, space, "NOT AND OR")).isEmpty();
        assertThat(texts(search, space, "+- && || ! ( ) { } [ ] ^ \" ~ * ? : \\ /"))
                .isEmpty();
        assertThat(texts(search, space, "*")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(unclosed \"quote",
                "label:* OR _exists_:space",
                "release 7.15 <script> %s ${jndi} {{x}}",
                "'; drop table memory;--",
                "😀",
                "\u202eabc",
                "/.*/",
            })
    void takesEveryQueryAsWords(String query) {
        SpaceId space = aSpace();
        index.keep(AMemory.in(space, "The depot keeps spare tyres."));

        assertThat(texts(search, space, query)).isEmpty();
    }

    @Test
    void findsCapitalsAndApostrophes() {
        SpaceId space = aSpace();
        String text = "The FALCON BUDGET for ESKER is 12M; it's Finland's largest.";
        index.keep(AMemory.in(space, text).about("FALCON"), AMemory.in(space, "The depot keeps spare tyres."));

        assertThat(texts(search, space, "BUDGET ESKER FALCON")).startsWith(text);
        assertThat(texts(search, space, "it's Finland's")).startsWith(text);
    }

    @Test
    void givesAsManyAsAskedFor_andTheSameFirstOnes() {
        SpaceId space = aSpace();
        index.keep(IntStream.range(0, 60)
                .mapToObj(i -> AMemory.in(space, "Orchard row " + i + " holds apple trees of sort " + i * 7 + ".")
                        .build())
                .toList());

        List<String> fifty = texts(search, space, "orchard", 50);

        assertThat(fifty).hasSize(50).doesNotHaveDuplicates();
        assertThat(texts(search, space, "orchard", 10)).isEqualTo(fifty.subList(0, 10));
        assertThat(texts(search, space, "orchard", 25)).isEqualTo(fifty.subList(0, 25));
    }

    @Test
    void scoresAreAbsolute() {
        SpaceId space = aSpace();
        index.keep(
                AMemory.in(space, "Marek cannot eat walnuts.").about("Marek"),
                AMemory.in(space, "Marek's scooter is yellow.").about("Marek"),
                AMemory.in(space, "The modem is in the cellar."));

        List<FoundMemory> all = found(search, request(space, "Marek cannot eat walnuts.", 20, 0));

        assertThat(all.get(0).memory().text()).isEqualTo("Marek cannot eat walnuts.");
        assertThat(all).extracting(FoundMemory::score).isSortedAccordingTo((a, b) -> Double.compare(b, a));
        assertThat(all.get(0).score()).isBetween(0.8, 1.0);
        assertThat(all.subList(1, all.size())).allMatch(one -> one.score() < 0.6);
        assertThat(found(search, request(space, "Marek cannot eat walnuts.", 20, 0.6)))
                .hasSize(1);
    }

    @Test
    void keepsToItsSpace_howeverWellOthersMatch() {
        SpaceId mine = aSpace();
        SpaceId theirs = aSpace();
        index.keep(IntStream.range(0, 150)
                .mapToObj(i -> AMemory.in(theirs, "The secret word is heron " + i + ".")
                        .build())
                .toList());
        index.keep(IntStream.range(0, 5)
                .mapToObj(i -> AMemory.in(mine, "Somewhere I wrote down a word, number " + i + ".")
                        .build())
                .toList());

        assertThat(found(search, request(mine, "secret word heron", 10, 0)))
                .hasSize(5)
                .allMatch(one -> one.memory().space().equals(mine));
        assertThat(texts(search, aSpace(), "secret word heron")).isEmpty();
    }

    @Test
    void filtersByScopeAndCategory() {
        SpaceId space = aSpace();
        index.keep(
                AMemory.in(space, "The canoe is red.").scoped("boats"),
                AMemory.in(space, "The canoe is rented out.").ofKind(Kind.PLAN, Category.TASK));

        assertThat(texts(search, space, "canoe")).containsExactly("The canoe is rented out.");
        MemoryFilter boats = new MemoryFilter(List.of(space), "boats", null, HeldAt.now(Instant.now()));
        assertThat(texts(found(search, request("canoe", boats, 10, 0)))).containsExactly("The canoe is red.");
        MemoryFilter tasks = new MemoryFilter(List.of(space), null, Category.TASK, HeldAt.now(Instant.now()));
        assertThat(texts(found(search, request("canoe", tasks, 10, 0)))).containsExactly("The canoe is rented out.");
    }

    @Test
    void showsWhatHeldThen_butNeverWhatWasWrong() {
        SpaceId space = aSpace();
        index.keep(
                AMemory.in(space, "budget one").holding("2026-03-09T07:10:00Z", null),
                AMemory.in(space, "budget two").holding("2026-03-09T23:59:59.900Z", null),
                AMemory.in(space, "budget three").holding("2026-03-10T00:00:00Z", null),
                AMemory.in(space, "budget zero")
                        .holding("2026-03-01T00:00:00Z", "2026-03-09T07:10:00Z")
                        .with(MemoryStatus.SUPERSEDED),
                AMemory.in(space, "budget wrong")
                        .holding("2026-03-01T00:00:00Z", null)
                        .with(MemoryStatus.WRONG));

        assertThat(textsAsOf(space, "2026-03-09")).containsExactlyInAnyOrder("budget one", "budget two");
        assertThat(textsAsOf(space, "2026-03-09T12:00:00Z")).containsExactly("budget one");
        assertThat(textsAsOf(space, "2026-03-09T13:00:00+01:00")).containsExactly("budget one");
        assertThat(textsAsOf(space, "20260309")).containsExactlyInAnyOrder("budget one", "budget two");
        assertThat(textsAsOf(space, "2026-03-05")).containsExactly("budget zero");
        assertThat(textsAsOf(space, "2020-01-01")).isEmpty();
        assertThat(texts(search, space, "budget"))
                .containsExactlyInAnyOrder("budget one", "budget two", "budget three");
    }

    @Test
    void forgetsAtOnce_andALaterOlderStateChangesNothing() {
        SpaceId space = aSpace();
        UUID id = UUID.randomUUID();
        index.keep(AMemory.in(space, "The spare key is at Wanda's.").version(id, 2));
        index.keep(AMemory.in(space, "The spare key is at Ulla's.").version(id, 1));
        assertThat(texts(search, space, "spare key")).containsExactly("The spare key is at Wanda's.");

        index.store().apply(List.of(), List.of(new MemoryStore.Gone(id, space)), true);

        assertThat(texts(search, space, "spare key")).isEmpty();
    }

    @Test
    void showsNothingOfWhatHasEnded_afterItWasShownBefore() {
        SpaceId space = aSpace();
        UUID forgotten = UUID.randomUUID();
        UUID wrong = UUID.randomUUID();
        AMemory corrected = AMemory.in(space, "The spare key is in the shed.");
        index.keep(
                AMemory.in(space, "The spare key is at Wanda's.").version(forgotten, 1), corrected.version(wrong, 1));
        assertThat(texts(search, space, "spare key")).hasSize(2);

        // Nobody waits for these.
        index.store().apply(List.of(), List.of(new MemoryStore.Gone(forgotten, space)), false);
        MemoryChanged put = corrected.version(wrong, 2).with(MemoryStatus.WRONG).build();
        index.store().apply(List.of(new MemoryStore.Kept(put, null, null)), List.of(), false);

        assertThat(texts(search, space, "spare key")).isEmpty();
    }

    @Test
    void showsTheNewState_afterTheOldOneWasShown() {
        SpaceId space = aSpace();
        UUID id = UUID.randomUUID();
        AMemory memory = AMemory.in(space, "The spare key is at Wanda's.");
        index.keep(memory.version(id, 1));
        assertThat(statuses(space, "spare key")).containsExactly(MemoryStatus.CURRENT);

        index.keep(memory.version(id, 2).with(MemoryStatus.CLASH));

        assertThat(statuses(space, "spare key")).containsExactly(MemoryStatus.CLASH);
    }

    @Test
    void findsTheOwnFive_amongThousandsOfAnotherThatMatchBetter() {
        SpaceId mine = aSpace();
        SpaceId theirs = aSpace();
        String question = "Which blend does the espresso bar pour?";
        StatementVector same =
                new StatementVector(EMBEDDER.embedPassage("The espresso bar pours the blend Sirocco."), 0);
        List<MemoryStore.Kept> others = IntStream.range(0, 2_000)
                .mapToObj(i -> new MemoryStore.Kept(
                        AMemory.in(theirs, "The espresso bar pours the blend Sirocco, cup " + i + ".")
                                .build(),
                        same,
                        same.values()))
                .toList();
        index.store().apply(others, List.of(), false);
        index.keep(IntStream.range(0, 5)
                .mapToObj(i -> AMemory.in(mine, "Blend number " + i + " tasted of nuts.")
                        .build())
                .toList());

        assertThat(found(search, request(mine, question, 5, 0)))
                .hasSize(5)
                .allMatch(one -> one.memory().space().equals(mine));
    }

    @Test
    void neverComparesVectorsOfTwoModels() {
        ConstantEmbedder other = new ConstantEmbedder("another-model", EMBEDDER.dimensions());
        try (TestIndex swapped = new TestIndex(BackingServices.shared().elasticsearchUrl(), other)) {
            SpaceId space = aSpace();
            swapped.keep(AMemory.in(space, "The ferry leaves at seven."));

            assertThat(swapped.index().comparesMeaning()).isFalse();
            assertThat(texts(new MemorySearch(swapped.index(), other, swapped.background(), 100), space, "ferry"))
                    .containsExactly("The ferry leaves at seven.");
        }
    }

    @Test
    void findsByWhatWasSaidAroundIt() {
        SpaceId space = aSpace();
        List<AMemory> memories = new ArrayList<>();
        memories.add(AMemory.in(space, "It took four hours.")
                .amid(List.of("How was the tour of the lighthouse?"), List.of()));
        memories.add(AMemory.in(space, "It cost nine euros.").amid(List.of("What was lunch like?"), List.of()));
        index.keep(memories.toArray(AMemory[]::new));

        assertThat(texts(search, space, "lighthouse tour duration")).startsWith("It took four hours.");
    }

    private static List<MemoryStatus> statuses(SpaceId space, String query) {
        return found(search, request(space, query, 10, 0)).stream()
                .map(one -> one.memory().status())
                .toList();
    }

    private static List<String> textsAsOf(SpaceId space, String asOf) {
        HeldAt heldAt = HeldAt.asOf(AsOf.parse(asOf, ZoneId.of("UTC")));
        return texts(
                found(search, request("budget", new MemoryFilter(List.of(space), "default", null, heldAt), 10, 0)));
    }

    private static List<String> texts(MemorySearch searched, SpaceId space, String query) {
        return texts(searched, space, query, 10);
    }

    private static List<String> texts(MemorySearch searched, SpaceId space, String query, int limit) {
        return texts(found(searched, request(space, query, limit, 0)));
    }

    private static List<String> texts(List<FoundMemory> found) {
        return found.stream().map(one -> one.memory().text()).toList();
    }

    private static List<FoundMemory> found(MemorySearch searched, SearchRequest request) {
        return searched.search(request);
    }

    private static SearchRequest request(SpaceId space, String query, int limit, double leastScore) {
        MemoryFilter filter = new MemoryFilter(List.of(space), "default", null, HeldAt.now(Instant.now()));
        return request(query, filter, limit, leastScore);
    }

    private static SearchRequest request(String query, MemoryFilter filter, int limit, double leastScore) {
        return new SearchRequest(
                query, "Nobody", filter, limit, leastScore, Instant.now().plusSeconds(10));
    }
}
