// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SentenceSplitterTest {

    private static final SentenceSplitter SPLITTER = new SentenceSplitter();

    @Test
    void cutsAtTheEndOfEachSentence() {
        assertThat(texts("The mill closed. Nobody came! Why? It rained."))
                .containsExactly("The mill closed.", "Nobody came!", "Why?", "It rained.");
    }

    @Test
    void cutsWherePeopleDoNotWriteCapitals() {
        assertThat(texts("i sold the van. it was old! no regrets"))
                .containsExactly("i sold the van.", "it was old!", "no regrets");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Dr. Okafor met Mrs. Lund at St. Olaf.",
                "The ticket costs 3.50 euro at www.example.com/a.b?c=d.",
                "We meet at 5 p.m. on the pier.",
                "J. R. Moss wrote it.",
                "Bring fruit, e.g. apples, etc. to the picnic.",
                "Well... that was quick."
            })
    void keepsASentenceWholeWhereAFullStopIsPartOfAWord(String sentence) {
        assertThat(texts(sentence)).containsExactly(sentence);
    }

    @Test
    void endsASentenceAtALineBreakOrBullet() {
        assertThat(texts("Shopping:\n- two lemons\n* a broom\n1. soap"))
                .containsExactly("Shopping:", "two lemons", "a broom", "soap");
    }

    @Test
    void joinsALineThatWasOnlyWrapped() {
        String text = "The committee met in the old library on the hill and\ndecided to plant forty trees.";

        assertThat(texts(text)).containsExactly(text);
    }

    @Test
    void cutsAtTheMarksOfOtherScripts() {
        assertThat(texts("京都に住んでいます。猫が二匹います！")).containsExactly("京都に住んでいます。", "猫が二匹います！");
    }

    @Test
    void givesLiteralPartsOfTheText() {
        String text = "  One 😀 here.\n\n Two there!  ";

        assertThat(SPLITTER.split(text))
                .allSatisfy(span ->
                        assertThat(text.substring(span.start(), span.end())).isEqualTo(span.text()))
                .hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "\n\n", "\u200b\ufeff", "- \n* "})
    void findsNothingInBlankText(String text) {
        assertThat(SPLITTER.split(text)).isEmpty();
    }

    private static List<String> texts(String text) {
        return SPLITTER.split(text).stream().map(Span::text).toList();
    }
}
