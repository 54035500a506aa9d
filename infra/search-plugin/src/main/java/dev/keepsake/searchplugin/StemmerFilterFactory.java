// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.searchplugin;

import org.apache.lucene.analysis.en.EnglishMinimalStemFilter;
import org.apache.lucene.analysis.en.EnglishPossessiveFilter;
import org.apache.lucene.analysis.en.KStemFilter;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.apache.lucene.analysis.snowball.SnowballFilter;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.index.analysis.TokenFilterFactory;
import org.tartarus.snowball.ext.EnglishStemmer;

/** Filter {@code stemmer} for English: each name means what it means on a stock server. */
final class StemmerFilterFactory {

    private StemmerFilterFactory() {}

    /** The stemmer that {@code language} (or {@code name}) asks for; an unknown one is refused rather than guessed. */
    static TokenFilterFactory of(String name, Settings settings) {
        String language = settings.get("language", settings.get("name", "porter"));
        return switch (language) {
            case "english", "porter" -> new PlainFilterFactory(name, settings, PorterStemFilter::new);
            case "porter2" ->
                new PlainFilterFactory(name, settings, tokens -> new SnowballFilter(tokens, new EnglishStemmer()));
            case "light_english", "kstem" -> new PlainFilterFactory(name, settings, KStemFilter::new);
            case "minimal_english" -> new PlainFilterFactory(name, settings, EnglishMinimalStemFilter::new);
            case "possessive_english" -> new PlainFilterFactory(name, settings, EnglishPossessiveFilter::new);
            default ->
                throw new IllegalArgumentException(
                        "stemmer [" + language + "] is not part of this server: use english");
        };
    }
}
