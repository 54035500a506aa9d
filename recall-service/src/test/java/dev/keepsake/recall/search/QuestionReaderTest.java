// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class QuestionReaderTest {
    @Test
    void keepsTheWordsThatTellSomething() {
        assertThat(words("Where did I put the blue ladder's hook?")).containsExactly("put", "blue", "ladder", "hook");
    }

    @Test
    void takesSignsOfQueryLanguagesForNothing() {
        assertThat(words("NOT AND OR")).isEmpty();
        assertThat(words("+- && || ! ( ) { } [ ] ^ \" ~ * ? : \\ /")).isEmpty();
        assertThat(words("owner:* \"unclosed")).containsExactly("owner", "unclosed");
    }

    @Test
    void splitsScriptsWithoutSpacesIntoPairs() {
        assertThat(words("将棋の駒")).containsExactly("将棋", "棋の", "の駒");
        assertThat(words("駒")).containsExactly("駒");
        assertThat(words("東京 trip")).containsExactly("東京", "trip");
    }

    @Test
    void takesNamesOfSpeakersOutOfTheMeaning_andRemembersThem() {
        Question question = QuestionReader.read("When did Petra's brother visit Oswin?", Set.of("petra", "oswin hart"));

        assertThat(question.meaning()).isEqualTo("When did brother visit ?");
        assertThat(question.subjects()).containsExactlyInAnyOrder("petra", "oswin hart");
        assertThat(question.words()).extracting(Question.Word::text).containsExactly("brother", "visit");
    }

    @Test
    void keepsTheName_whenThereIsNothingElse() {
        Question question = QuestionReader.read("Who is Petra?", Set.of("petra"));

        assertThat(question.meaning()).isEqualTo("Who is Petra?");
        assertThat(question.words()).extracting(Question.Word::text).containsExactly("petra");
    }

    @Test
    void knowsWhenSomebodyAsksAboutThemselves() {
        assertThat(QuestionReader.read("What do I drink?", Set.of("petra")).aboutSelf())
                .isTrue();
        assertThat(QuestionReader.read("What did Petra give me?", Set.of("petra"))
                        .aboutSelf())
                .isFalse();
    }

    @Test
    void knowsCodesFromTimesAndYears() {
        assertThat(QuestionReader.read(
                                "Was order WK2207, plate 5519 or bay 17A done on the 10th in 2024 at 8:30, by 9am?",
                                Set.of())
                        .words()
                        .stream()
                        .filter(Question.Word::isCode)
                        .map(Question.Word::text))
                .containsExactly("wk2207", "5519", "17a");
    }

    @Test
    void keepsMonthsAndNamesThatLookLikeGrammar() {
        assertThat(words("What happened in May with Will?")).containsExactly("happened", "may", "will");
        assertThat(words("May we go?")).containsExactly("go");
    }

    private static List<String> words(String query) {
        return QuestionReader.read(query, Set.of()).words().stream()
                .map(Question.Word::text)
                .toList();
    }
}
