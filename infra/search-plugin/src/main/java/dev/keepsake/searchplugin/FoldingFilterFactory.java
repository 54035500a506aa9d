// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.searchplugin;

import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.index.analysis.AbstractTokenFilterFactory;
import org.elasticsearch.index.analysis.NormalizingTokenFilterFactory;

/** Filter {@code asciifolding}: é becomes e; with {@code preserve_original} the written form is kept beside it. */
final class FoldingFilterFactory extends AbstractTokenFilterFactory implements NormalizingTokenFilterFactory {

    private final boolean preserveOriginal;

    FoldingFilterFactory(String name, Settings settings) {
        super(name, settings);
        preserveOriginal = settings.getAsBoolean("preserve_original", false);
    }

    @Override
    public TokenStream create(TokenStream tokens) {
        return new ASCIIFoldingFilter(tokens, preserveOriginal);
    }

    /** A normalizer must give one token, so the original is dropped there. */
    @Override
    public TokenStream normalize(TokenStream tokens) {
        return new ASCIIFoldingFilter(tokens, false);
    }
}
