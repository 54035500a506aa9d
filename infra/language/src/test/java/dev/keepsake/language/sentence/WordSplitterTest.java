// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WordSplitterTest {
    @Test
    void keepsWordsAsTheyAreWritten_inTheirOrder() {
        assertThat(WordSplitter.words("  Zoë's number: 0470-12, (or) Zoë. "))
                .containsExactly("Zoë", "s", "number", "0470", "12", "or", "Zoë");
    }

    @Test
    void keepsMarksInTheirWord() {
        assertThat(WordSplitter.words("Zoe\u0308 \u0928\u092e\u0938\u094d\u0924\u0947"))
                .containsExactly("Zoe\u0308", "\u0928\u092e\u0938\u094d\u0924\u0947");
    }

    @Test
    void findsNoWord_whereThereIsNone() {
        assertThat(WordSplitter.lowerCaseWords(" ...! ")).isEmpty();
        assertThat(WordSplitter.lowerCaseWords("")).isEmpty();
    }

    @Test
    void keepsAnApostropheInItsWord_whereItIsAskedTo() {
        assertThat(WordSplitter.wordsWithApostrophes("She DOESN\u2019T like Ada's soup"))
                .containsExactly("she", "doesn't", "like", "ada's", "soup");
    }
}
