// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.searchplugin;

import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.env.Environment;
import org.elasticsearch.index.analysis.AbstractIndexAnalyzerProvider;
import org.elasticsearch.index.analysis.Analysis;

/** Analyzer {@code english} with the settings of a stock server: {@code stopwords} and {@code stem_exclusion}. */
final class EnglishAnalyzerProvider extends AbstractIndexAnalyzerProvider<EnglishAnalyzer> {

    private final EnglishAnalyzer analyzer;

    EnglishAnalyzerProvider(Environment environment, String name, Settings settings) {
        super(name, settings);
        analyzer = new EnglishAnalyzer(
                Analysis.parseStopWords(environment, settings, EnglishAnalyzer.getDefaultStopSet()),
                Analysis.parseStemExclusion(settings, CharArraySet.EMPTY_SET));
    }

    @Override
    public EnglishAnalyzer get() {
        return analyzer;
    }
}
