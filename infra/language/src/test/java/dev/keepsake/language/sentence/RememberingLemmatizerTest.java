// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import opennlp.tools.lemmatizer.LemmatizerME;
import opennlp.tools.lemmatizer.LemmatizerModel;
import opennlp.tools.postag.POSModel;
import opennlp.tools.postag.POSTaggerME;
import org.junit.jupiter.api.Test;

class RememberingLemmatizerTest {
    private static final LemmatizerModel LEMMAS = Models.load(Models.LEMMAS, LemmatizerModel::new);
    private static final POSModel PARTS_OF_SPEECH = Models.load(Models.PARTS_OF_SPEECH, POSModel::new);

    private static final List<String> SENTENCES = List.of(
            "My sister has been living in Ghent since 2019 .",
            "The geese were sold before the children came home .",
            "He 's better at cooking than I am , is n't he ?",
            "Two leaves fell ; nobody swept them up .",
            "Xqzt blorbed the frumious mice 17 times !",
            "We could have met in Lille , but the trains were cancelled .",
            "ok",
            "My sister has been living in Ghent since 2019 .");

    private final LemmatizerME original = new LemmatizerME(LEMMAS);
    private final POSTaggerME tagger = new POSTaggerME(PARTS_OF_SPEECH);
    private final RememberingLemmatizer remembering = new RememberingLemmatizer(LEMMAS);

    @Test
    void givesTheSameLemmasAsTheOriginal_alsoWhenAskedAgain() {
        for (String sentence : SENTENCES) {
            String[] words = sentence.split(" ", -1);
            String[] tags = tagger.tag(words);

            assertThat(remembering.lemmatize(words, tags)).isEqualTo(original.lemmatize(words, tags));
        }
    }

    @Test
    void givesNothing_forNothing() {
        assertThat(remembering.lemmatize(new String[0], new String[0])).isEmpty();
    }
}
