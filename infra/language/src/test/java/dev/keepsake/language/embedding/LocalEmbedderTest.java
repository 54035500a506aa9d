// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LocalEmbedderTest {

    private static LocalEmbedder embedder;

    @BeforeAll
    static void load() {
        embedder = LocalEmbedder.load();
    }

    @AfterAll
    static void close() {
        embedder.close();
    }

    @Test
    void givesVectorsOfUnitLengthInItsDimensions() {
        float[] vector = embedder.embedPassage("The ferry to the island leaves at noon.");

        assertThat(vector).hasSize(embedder.dimensions());
        assertThat(cosine(vector, vector)).isCloseTo(1, within(1e-4));
    }

    @Test
    void putsAQuestionNearestToThePassageThatAnswersIt() {
        float[] question = embedder.embedQuery("When does the boat go?");

        double answer = cosine(question, embedder.embedPassage("The ferry to the island leaves at noon."));
        double other = cosine(question, embedder.embedPassage("Ruth grows tomatoes on her balcony."));

        assertThat(answer).isGreaterThan(other + 0.05);
    }

    @Test
    void theModelForSmallMachinesDoesSoToo_inASpaceOfItsOwn() {
        try (LocalEmbedder small = LocalEmbedder.load(LocalModel.ALL_MINILM_L6_V2, 1)) {
            float[] question = small.embedQuery("When does the boat go?");

            assertThat(question).hasSize(small.dimensions());
            assertThat(cosine(question, small.embedPassage("The ferry to the island leaves at noon.")))
                    .isGreaterThan(cosine(question, small.embedPassage("Ruth grows tomatoes on her balcony.")) + 0.05);
            assertThat(small.modelId()).isNotEqualTo(embedder.modelId());
        }
    }

    @Test
    void tellsWordsFromWhatIsNone() {
        assertThat(embedder.shareOfKnownWords("birthday gift ideas")).isEqualTo(1);
        assertThat(embedder.shareOfKnownWords("plan dinner zrkwq")).isBetween(0.5, 0.9);
        assertThat(embedder.shareOfKnownWords("dfgh wertz glorfen")).isZero();
        assertThat(embedder.shareOfKnownWords("!? 4711")).isEqualTo(1);
    }

    @Test
    void givesTheSameVectorAloneAndAmongOthers() {
        List<float[]> vectors = embedder.embedPassages(List.of("One sentence.", "A second, rather longer sentence."));

        assertThat(vectors.get(1)).isEqualTo(embedder.embedPassage("A second, rather longer sentence."));
    }

    @Test
    void readsAPassageInTheLightOfTheLinesAroundIt() {
        float[] question = embedder.embedQuery("Which instrument does she play?");
        String reply = "Since I was nine \uD83C\uDFBB, every day.";

        List<float[]> lines = embedder.embedLines(List.of("How long have you played the cello?", reply));

        assertThat(cosine(question, lines.get(1))).isGreaterThan(cosine(question, embedder.embedPassage(reply)));
        assertThat(embedder.embedLines(List.of("")))
                .singleElement()
                .satisfies(vector -> assertThat(vector).hasSize(embedder.dimensions()));
    }

    @Test
    void tellsAQueryFromAPassage() {
        assertThat(embedder.embedQuery("the ferry")).isNotEqualTo(embedder.embedPassage("the ferry"));
    }

    @Test
    void leavesOutWhatIsBeyondItsWindow() {
        String long1 = "island ferry ".repeat(2_000) + "tomatoes";
        String long2 = "island ferry ".repeat(2_000) + "balcony";

        assertThat(embedder.embedPassage(long1)).isEqualTo(embedder.embedPassage(long2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Which instrument does she play?",
                "Wie heißt die Imkerin aus Gießen?",
                "Gdzie pracuje szwagierka Małgorzaty?",
                "Kardeşim hangi şehirde çalışıyor?",
                "Cô ấy chơi nhạc cụ gì?",
                "What does 大丈夫 mean?",
                "4410-77",
                ""
            })
    void readsWhatIsWrittenLikeTheTextsItsModelLearnedFrom(String text) {
        assertThat(embedder.reads(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "她弹什么乐器?",
                "彼女は何の楽器を弾きますか",
                "그녀는 어떤 악기를 연주하나요?",
                "На чём играет наша соседка?",
                "Τι όργανο παίζει η γειτόνισσά μας;",
                "على أي آلة تعزف جارتنا؟",
                "באיזה כלי מנגנת השכנה?",
                "हमारी पड़ोसन कौन सा वाद्य बजाती है?",
                "我姐姐的 Lancia 停在哪里?"
            })
    void doesNotReadWhatIsWrittenInLettersItKnowsNoWordsOf(String text) {
        assertThat(embedder.reads(text)).isFalse();
    }

    @Test
    void takesBlankTextAndHalfCharacters() {
        assertThat(embedder.embedQuery("")).hasSize(384);
        assertThat(embedder.embedPassage("half \ud83d of a pair \u0000 and a zero"))
                .hasSize(384);
    }

    private static double cosine(float[] one, float[] other) {
        double sum = 0;
        for (int dimension = 0; dimension < one.length; dimension++) {
            sum += one[dimension] * other[dimension];
        }
        return sum;
    }
}
