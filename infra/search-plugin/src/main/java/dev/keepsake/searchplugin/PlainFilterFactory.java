// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.searchplugin;

import java.util.function.UnaryOperator;
import org.apache.lucene.analysis.TokenStream;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.index.analysis.AbstractTokenFilterFactory;

/** A token filter that wraps a stream and is not applied to keywords and wildcards. */
final class PlainFilterFactory extends AbstractTokenFilterFactory {

    private final UnaryOperator<TokenStream> filter;

    PlainFilterFactory(String name, Settings settings, UnaryOperator<TokenStream> filter) {
        super(name, settings);
        this.filter = filter;
    }

    @Override
    public TokenStream create(TokenStream tokens) {
        return filter.apply(tokens);
    }
}
