// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.recall.RecallContext;
import dev.keepsake.contracts.recall.RecallGated;
import dev.keepsake.contracts.recall.RecallVerified;
import dev.keepsake.contracts.recall.SearchMemories;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.recall.fixture.Callers;
import dev.keepsake.recall.fixture.OrdinaryLife;
import dev.keepsake.recall.fixture.RunningRecall;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What has nothing to do with a person's memory brings nothing of it, and what has still does. */
class NothingRelevantComponentIT {
    private static final Caller NADIA = Callers.someone();
    private static RunningRecall recall;

    @BeforeAll
    static void start() {
        recall = new RunningRecall();
        recall.settle(OrdinaryLife.of(NADIA.space()));
    }

    @AfterAll
    static void stop() {
        recall.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "asdf ghjk qwer",
                "zxcv bnm poiu",
                "qwertyuiop",
                "asdfasdf",
                "yxcv bnm",
                "wert zuio",
                "dfgh sdfg erty",
                "lorem ipsum dolor",
                "tempor incididunt ut labore",
                "quis nostrud exercitation ullamco",
                "duis aute irure dolor in reprehenderit",
                "xkcd plugh xyzzy",
                "flimbert quoxy dran",
                "glorp snarfle wibbix",
                "vorpal mimsy borogoves",
                "ploverish tanking mibberfoot",
                "drimble wunkle Trossby",
                "snorkwaffle brindlesnatch",
                "What is a zibblewort?",
                "Where is the florgan?",
                "How many plonders are in a veem?",
                "7f3a9c1e 88b2",
                "x9k2 p0q7 zz41",
                "k3j4h5 l2k3j4",
                "sjdkfhskjdf",
                "wlkefj oiwejf lkwejf",
                "kwyjibo",
                "blarg",
                "mxyzptlk",
                "pfft hmpf grr",
                "jjjj kkkk llll",
                "hhhhh uuuuu",
                "\u0439\u0446\u0443\u043a\u0435\u043d \u0444\u044b\u0432\u0430",
                "\ud83d\ude42\ud83d\ude43\ud83c\udf88",
                "!!!???",
                "9917 4471"
            })
    void nonsenseBringsNothing(String nonsense) {
        assertThat(context(nonsense).path("memories")).isEmpty();
        assertThat(context(nonsense).path("context").asString("")).isEmpty();
        assertThat(recall.ask(SearchMemories.CONTRACT, NADIA, query(nonsense)).path("memories"))
                .isEmpty();
        assertAbstains(recall.ask(RecallGated.CONTRACT, NADIA, query(nonsense)));
        assertAbstains(recall.ask(RecallVerified.CONTRACT, NADIA, query(nonsense)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What is the capital gains rate in Peru?",
                "what is the capital of peru",
                "How tall is Mount Kilimanjaro?",
                "Who won the 1998 world cup?",
                "What is the boiling point of mercury?",
                "How does photosynthesis work?",
                "Who wrote War and Peace?",
                "What is the currency of Thailand?",
                "How many moons does Jupiter have?",
                "When did the Roman empire fall?",
                "What is the square root of 144?",
                "What causes earthquakes?",
                "Which planet is closest to the sun?",
                "Which ocean is the largest?",
                "How do I reverse a linked list?",
                "Where do kangaroos live?",
                "How long is a marathon?",
                "How old is the universe?",
                "Which metal is liquid at room temperature?",
                "Who discovered penicillin?",
                "Why do leaves change colour in autumn?",
                "What is the exchange rate of the yen?",
                "Can penguins fly?",
                "Is Pluto a planet?",
                "How many calories are in a banana?",
                "What is the tax rate for companies in Ireland?",
                "How is cheese made?",
                "Who invented the telephone?",
                "Translate hello into Japanese",
                "recipe for lasagne",
                "weather in tokyo tomorrow",
                "Explain the theory of relativity."
            })
    void whatAnybodyMayKnowIsNoMemory(String question) {
        assertAbstains(recall.ask(RecallGated.CONTRACT, NADIA, query(question)));
        assertAbstains(recall.ask(RecallVerified.CONTRACT, NADIA, query(question)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Where do I do my job? | Norvik
            Who supervises me at work? | Priya
            How old is my child? | seven
            Which vehicle do I own? | Skoda
            Who looks after my teeth? | Okafor
            Where does tom lvie | Oslo
            When does my travel document run out? | March 2028
            Who is pregnant? | Ines
            insects of the man next door | bees
            Where is the modem? | router
            allergies | peanuts
            Who tends hives nearby? | bees
            Which relative dug coal? | miner
            Where did we relocate to? | Leeds
            Where do we spend the summer? | Whitby
            Where is the workplace located? | Albion
            Who had an accident in the snow? | ankle
            Where can I find the key for the boats? | boathouse
            Do I dislike any herb? | coriander
            Pepper | cupboard
            Priya | vegetarian
            Who keeps bees? | bees
            What colour is the car? | grey
            """)
    void whatIsAskedInOtherWordsOrMistypedIsStillFound(String question, String known) {
        JsonNode gated = recall.ask(RecallGated.CONTRACT, NADIA, query(question));
        JsonNode verified = recall.ask(RecallVerified.CONTRACT, NADIA, query(question));

        assertThat(gated.path("decision").asString()).isNotEqualTo("abstain");
        assertThat(gated.path("context_block").asString()).contains(known);
        assertThat(verified.path("decision").asString()).isNotEqualTo("abstain");
        assertThat(verified.path("context_block").asString()).contains(known);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            birthday gift ideas for mum | mother
            allergies | peanuts
            my exercise routine | kilometres
            draft a mail to Henrik | spreadsheet
            passprt expiry | passport
            book a train ticket for me | window
            what is my wifes nmae | Dana
            Was f\u00e4hrt Tom? | Tom
            who plays the celo | cello
            surgery | appendix
            """)
    void aShortOrMistypedPromptStillBringsWhatBelongsToIt(String prompt, String known) {
        assertThat(context(prompt).toString()).contains(known);
    }

    private static void assertAbstains(JsonNode decided) {
        assertThat(decided.path("decision").asString()).isEqualTo("abstain");
        assertThat(decided.path("context_block").asString()).isEmpty();
        assertThat(decided.path("facts")).isEmpty();
        assertThat(decided.path("event_id").asString()).isNotEmpty();
    }

    private static JsonNode context(String prompt) {
        return recall.ask(RecallContext.CONTRACT, NADIA, json("current_prompt", prompt));
    }

    private static String query(String text) {
        return json("query", text);
    }

    private static String json(String name, String value) {
        return Json.mapper().writeValueAsString(Map.of(name, value));
    }
}
