// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SentenceTaggerTest {

    private static final SentenceTagger TAGGER = new SentenceTagger();

    @Test
    void tagsWordsAndFindsTheirLemmas() {
        assertThat(tokens("The nurses sold cakes."))
                .extracting(Token::tag)
                .containsExactly("DET", "NOUN", "VERB", "NOUN", "PUNCT");
        assertThat(tokens("The nurses sold cakes.")).extracting(Token::lemma).contains("nurse", "sell", "cake");
    }

    @Test
    void cutsContractionsInTwo() {
        assertThat(tokens("I'm sure they don’t know."))
                .extracting(Token::text)
                .startsWith("I", "'m", "sure", "they", "do", "n’t");
    }

    @Test
    void countsOffsetsFromTheStartOfTheWholeText() {
        String text = "Nothing here. Ruth’s dog barks.";
        Span second = new Span(14, text.length(), text.substring(14));

        assertThat(TAGGER.tag(second).tokens())
                .allSatisfy(token -> assertThat(text.substring(
                                token.span().start(), token.span().end()))
                        .isEqualTo(token.text()));
    }

    @Test
    void givesVerbsTheLemmaOfAVerb() {
        assertThat(tokens("My aunt sings in the choir and they sing along."))
                .extracting(Token::lemma)
                .contains("sing")
                .doesNotContain("se", "sings");
        assertThat(tokens("She has a dog.")).extracting(Token::lemma).contains("have");
    }

    private static List<Token> tokens(String sentence) {
        return TAGGER.tag(new Span(0, sentence.length(), sentence)).tokens();
    }
}
