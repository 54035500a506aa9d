// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.searchplugin;

import java.util.List;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.cjk.CJKBigramFilter;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.index.analysis.AbstractTokenFilterFactory;

/** Filter {@code cjk_bigram} with the settings of a stock server: {@code ignored_scripts} and {@code output_unigrams}. */
final class CjkBigramFilterFactory extends AbstractTokenFilterFactory {

    private static final int ALL_SCRIPTS =
            CJKBigramFilter.HAN | CJKBigramFilter.HIRAGANA | CJKBigramFilter.KATAKANA | CJKBigramFilter.HANGUL;

    private final int scripts;
    private final boolean outputUnigrams;

    CjkBigramFilterFactory(String name, Settings settings) {
        super(name, settings);
        outputUnigrams = settings.getAsBoolean("output_unigrams", false);
        scripts = ALL_SCRIPTS & ~ignored(settings.getAsList("ignored_scripts"));
    }

    @Override
    public TokenStream create(TokenStream tokens) {
        return new CJKBigramFilter(tokens, scripts, outputUnigrams);
    }

    private static int ignored(List<String> names) {
        return names.stream().mapToInt(CjkBigramFilterFactory::flag).reduce(0, (one, other) -> one | other);
    }

    private static int flag(String script) {
        return switch (script) {
            case "han" -> CJKBigramFilter.HAN;
            case "hiragana" -> CJKBigramFilter.HIRAGANA;
            case "katakana" -> CJKBigramFilter.KATAKANA;
            case "hangul" -> CJKBigramFilter.HANGUL;
            default -> throw new IllegalArgumentException("ignored_scripts: unknown script [" + script + "]");
        };
    }
}
