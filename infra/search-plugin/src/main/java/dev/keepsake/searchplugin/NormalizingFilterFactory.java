// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.searchplugin;

import java.util.function.UnaryOperator;
import org.apache.lucene.analysis.TokenStream;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.index.analysis.AbstractTokenFilterFactory;
import org.elasticsearch.index.analysis.NormalizingTokenFilterFactory;

/** A token filter that only changes characters, and so may also be part of a normalizer. */
final class NormalizingFilterFactory extends AbstractTokenFilterFactory implements NormalizingTokenFilterFactory {

    private final UnaryOperator<TokenStream> filter;

    NormalizingFilterFactory(String name, Settings settings, UnaryOperator<TokenStream> filter) {
        super(name, settings);
        this.filter = filter;
    }

    @Override
    public TokenStream create(TokenStream tokens) {
        return filter.apply(tokens);
    }
}
