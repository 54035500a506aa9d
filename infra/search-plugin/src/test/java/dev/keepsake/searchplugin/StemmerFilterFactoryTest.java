// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.searchplugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.core.WhitespaceTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.index.analysis.TokenFilterFactory;
import org.junit.jupiter.api.Test;

class StemmerFilterFactoryTest {

    @Test
    void englishReducesWordsToTheirStem() throws IOException {
        assertThat(tokens(stemmer("english"), "renewals renewing")).containsExactly("renew", "renew");
    }

    @Test
    void possessiveEnglishTakesOnlyTheApostropheAndItsS() throws IOException {
        assertThat(tokens(stemmer("possessive_english"), "Ada's cats")).containsExactly("Ada", "cats");
    }

    @Test
    void refusesALanguageItDoesNotHave() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> stemmer("klingon"))
                .withMessageContaining("klingon");
    }

    private static TokenFilterFactory stemmer(String language) {
        return StemmerFilterFactory.of(
                "stemmer", Settings.builder().put("language", language).build());
    }

    private static List<String> tokens(TokenFilterFactory factory, String text) throws IOException {
        WhitespaceTokenizer tokenizer = new WhitespaceTokenizer();
        tokenizer.setReader(new StringReader(text));
        List<String> found = new ArrayList<>();
        try (TokenStream stream = factory.create(tokenizer)) {
            CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
            stream.reset();
            while (stream.incrementToken()) {
                found.add(term.toString());
            }
            stream.end();
        }
        return found;
    }
}
