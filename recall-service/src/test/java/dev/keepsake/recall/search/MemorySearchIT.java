// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import static dev.keepsake.recall.fixture.TestIndex.aSpace;
import static dev.keepsake.recall.search.SearchedIndex.request;
import static dev.keepsake.recall.search.SearchedIndex.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.fixture.ConstantEmbedder;
import dev.keepsake.recall.fixture.TestIndex;
import dev.keepsake.recall.likeness.StatementVector;
import dev.keepsake.recall.projection.MemoryStore;
import dev.keepsake.testkit.backing.BackingServices;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is found, in which order, with which scores. */
class MemorySearchIT {
    private static SearchedIndex searched;

    @BeforeAll
    static void open() {
        searched = new SearchedIndex();
    }

    @AfterAll
    static void close() {
        searched.close();
    }

    @Test
    void findsWordsOfScriptsWithoutSpaces_alsoWhenVectorsTellNothing() {
        ConstantEmbedder dull = new ConstantEmbedder(
                searched.embedder().modelId(), searched.embedder().dimensions());
        try (TestIndex dullIndex = new TestIndex(BackingServices.shared().elasticsearchUrl(), dull)) {
            findsWordsOfScriptsWithoutSpaces(searched.index(), searched.search());
            findsWordsOfScriptsWithoutSpaces(
                    dullIndex, new MemorySearch(dullIndex.index(), dull, dullIndex.background(), 100));
        }
    }

    private static void findsWordsOfScriptsWithoutSpaces(TestIndex index, MemorySearch search) {
        SpaceId space = aSpace();
        index.keep(
                AMemory.in(space, "昨日は叔母と将棋の駒を買いに行った").about("ユーザー").keyed("買い物"),
                AMemory.in(space, "值班表放在三楼的蓝色柜子里").about("用户").keyed("值班表"),
                AMemory.in(space, "내일은 도서관에서 독서모임이 있다").about("사용자").keyed("모임"));

        assertThat(texts(search, space, "将棋")).startsWith("昨日は叔母と将棋の駒を買いに行った");
        assertThat(texts(search, space, "柜子")).startsWith("值班表放在三楼的蓝色柜子里");
        assertThat(texts(search, space, "독서모임")).startsWith("내일은 도서관에서 독서모임이 있다");
        assertThat(texts(search, space, "駒")).startsWith("昨日は叔母と将棋の駒を買いに行った");
    }

    @Test
    void looksUpAQuestionByWordsAlone_whenTheModelDoesNotKnowItsWriting() {
        SpaceId space = aSpace();
        String rota = "值班表放在三楼的蓝色柜子里";
        searched.index()
                .keep(
                        AMemory.in(space, rota).about("用户").keyed("值班表"),
                        AMemory.in(space, "Сестра живёт в Казани.").about("сестра"),
                        AMemory.in(space, "Dana plays the accordion in a folk band.")
                                .about("Dana"),
                        AMemory.in(space, "The kitchen tap drips at night."));

        assertThat(searched.texts(space, "值班表在哪儿?")).containsExactly(rota);
        assertThat(searched.texts(space, "Где живёт сестра?")).containsExactly("Сестра живёт в Казани.");
        assertThat(searched.texts(space, "我妹妹弹什么乐器?")).isEmpty();
        assertThat(searched.texts(space, "Ποιο όργανο παίζει;")).isEmpty();
        assertThat(searched.texts(space, "Which musical instrument does she practise?"))
                .startsWith("Dana plays the accordion in a folk band.")
                .doesNotContain(rota, "Сестра живёт в Казани.");
    }

    @Test
    void whatIsSaidStandsBeforeTheLineThatFollowsIt() {
        SpaceId space = aSpace();
        String dentist = "Petra's dentist is Dr. Novak.";
        String work = "Petra works at the shipyard.";
        String car = "Petra's car is a blue van.";
        searched.index()
                .keep(
                        AMemory.in(space, dentist)
                                .about("Petra")
                                .saidBy("Petra")
                                .amid(List.of(), List.of(work, car)),
                        AMemory.in(space, work).about("Petra").saidBy("Petra").amid(List.of(dentist), List.of(car)),
                        AMemory.in(space, car).about("Petra").saidBy("Petra").amid(List.of(dentist, work), List.of()));

        assertThat(searched.texts(space, "Who is Petra's dentist?")).startsWith(dentist);
        assertThat(searched.texts(space, "Where does Petra work?")).startsWith(work);
        assertThat(searched.texts(space, "What car does Petra have?")).startsWith(car);
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
        searched.index()
                .store()
                .apply(
                        Stream.of(piece, other)
                                .map(memory -> new MemoryStore.Kept(
                                        memory,
                                        new StatementVector(searched.embedder().embedPassage(memory.text()), 0),
                                        searched.embedder()
                                                .embedLines(List.of(String.valueOf(
                                                        memory.surroundings().line())))
                                                .get(0)))
                                .toList(),
                        List.of(),
                        true);

        assertThat(searched.texts(space, "Was the way up to the lighthouse worth it?"))
                .startsWith(piece.text());
        assertThat(searched.texts(space, "Was the bicycle worth its price?")).startsWith(other.text());
    }

    @Test
    void findsBySimilarMeaning_whenNoWordIsShared() {
        SpaceId space = aSpace();
        searched.index()
                .keep(
                        AMemory.in(space, "Dana plays the accordion in a folk band.")
                                .about("Dana"),
                        AMemory.in(space, "Dana's car is in the garage until Friday.")
                                .about("Dana"),
                        AMemory.in(space, "The kitchen tap drips at night."));

        assertThat(searched.texts(space, "Which musical instrument does she practise?"))
                .startsWith("Dana plays the accordion in a folk band.");
    }

    @Test
    void showsNothing_forNonsenseAndForBareOperators() {
        SpaceId space = aSpace();
        searched.index()
                .keep(Everyday.STATEMENTS.stream()
                        .map(text -> AMemory.in(space, text).build())
                        .toList());

        assertThat(searched.texts(space, "brillig slithy toves 4471")).isEmpty();
        assertThat(searched.search().search(request(space, "quomble fizzenry uptorv", 20, 0.3)))
                .isEmpty();
        assertThat(searched.texts(space, "NOT AND OR")).isEmpty();
        assertThat(searched.texts(space, "+- && || ! ( ) { } [ ] ^ \" ~ * ? : \\ /"))
                .isEmpty();
        assertThat(searched.texts(space, "*")).isEmpty();
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
        searched.index().keep(AMemory.in(space, "The depot keeps spare tyres."));

        assertThat(searched.texts(space, query)).isEmpty();
    }

    @Test
    void findsCapitalsAndApostrophes() {
        SpaceId space = aSpace();
        String text = "The FALCON BUDGET for ESKER is 12M; it's Finland's largest.";
        searched.index()
                .keep(AMemory.in(space, text).about("FALCON"), AMemory.in(space, "The depot keeps spare tyres."));

        assertThat(searched.texts(space, "BUDGET ESKER FALCON")).startsWith(text);
        assertThat(searched.texts(space, "it's Finland's")).startsWith(text);
    }

    @Test
    void givesAsManyAsAskedFor_andTheSameFirstOnes() {
        SpaceId space = aSpace();
        searched.index()
                .keep(IntStream.range(0, 60)
                        .mapToObj(
                                i -> AMemory.in(space, "Orchard row " + i + " holds apple trees of sort " + i * 7 + ".")
                                        .build())
                        .toList());

        List<String> fifty = texts(searched.search(), space, "orchard", 50);

        assertThat(fifty).hasSize(50).doesNotHaveDuplicates();
        assertThat(texts(searched.search(), space, "orchard", 10)).isEqualTo(fifty.subList(0, 10));
        assertThat(texts(searched.search(), space, "orchard", 25)).isEqualTo(fifty.subList(0, 25));
    }

    @Test
    void scoresAreAbsolute() {
        SpaceId space = aSpace();
        searched.index()
                .keep(
                        AMemory.in(space, "Marek cannot eat walnuts.").about("Marek"),
                        AMemory.in(space, "Marek's scooter is yellow.").about("Marek"),
                        AMemory.in(space, "The modem is in the cellar."));

        List<FoundMemory> all = searched.search().search(request(space, "Marek cannot eat walnuts.", 20, 0));

        assertThat(all.get(0).memory().text()).isEqualTo("Marek cannot eat walnuts.");
        assertThat(all).extracting(FoundMemory::score).isSortedAccordingTo((a, b) -> Double.compare(b, a));
        assertThat(all.get(0).score()).isBetween(0.8, 1.0);
        assertThat(all.subList(1, all.size())).allMatch(one -> one.score() < 0.6);
        assertThat(searched.search().search(request(space, "Marek cannot eat walnuts.", 20, 0.6)))
                .hasSize(1);
    }

    @Test
    void neverComparesVectorsOfTwoModels() {
        ConstantEmbedder other =
                new ConstantEmbedder("another-model", searched.embedder().dimensions());
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
        searched.index().keep(memories.toArray(AMemory[]::new));

        assertThat(searched.texts(space, "lighthouse tour duration")).startsWith("It took four hours.");
    }
}
