// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.searchplugin;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.cjk.CJKWidthFilter;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.elasticsearch.cluster.metadata.IndexNameExpressionResolver;
import org.elasticsearch.cluster.node.DiscoveryNodes;
import org.elasticsearch.cluster.service.ClusterService;
import org.elasticsearch.common.io.stream.NamedWriteableRegistry;
import org.elasticsearch.common.settings.ClusterSettings;
import org.elasticsearch.common.settings.IndexScopedSettings;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.common.settings.SettingsFilter;
import org.elasticsearch.features.NodeFeature;
import org.elasticsearch.index.analysis.AnalyzerProvider;
import org.elasticsearch.index.analysis.TokenFilterFactory;
import org.elasticsearch.indices.analysis.AnalysisModule.AnalysisProvider;
import org.elasticsearch.plugins.ActionPlugin;
import org.elasticsearch.plugins.AnalysisPlugin;
import org.elasticsearch.plugins.Plugin;
import org.elasticsearch.rest.RestController;
import org.elasticsearch.rest.RestHandler;
import org.jspecify.annotations.Nullable;

/**
 * Registers analyzer {@code english}, the token filters beside it, and {@code GET /}. For the bare server only: a stock server
 * has all of them and refuses a second registration.
 */
public final class KeepsakeSearchPlugin extends Plugin implements AnalysisPlugin, ActionPlugin {

    private @Nullable ClusterService clusterService;

    @Override
    public Collection<?> createComponents(PluginServices services) {
        clusterService = services.clusterService();
        return List.of();
    }

    @Override
    public Map<String, AnalysisProvider<AnalyzerProvider<? extends Analyzer>>> getAnalyzers() {
        return Map.of(
                "english",
                (index, environment, name, settings) -> new EnglishAnalyzerProvider(environment, name, settings));
    }

    @Override
    public Map<String, AnalysisProvider<TokenFilterFactory>> getTokenFilters() {
        return Map.of(
                "stemmer", (index, environment, name, settings) -> StemmerFilterFactory.of(name, settings),
                "porter_stem",
                        (index, environment, name, settings) ->
                                new PlainFilterFactory(name, settings, PorterStemFilter::new),
                "cjk_width",
                        (index, environment, name, settings) ->
                                new NormalizingFilterFactory(name, settings, CJKWidthFilter::new),
                "cjk_bigram", (index, environment, name, settings) -> new CjkBigramFilterFactory(name, settings),
                "asciifolding", (index, environment, name, settings) -> new FoldingFilterFactory(name, settings));
    }

    @Override
    public Collection<RestHandler> getRestHandlers(
            Settings settings,
            NamedWriteableRegistry writeables,
            RestController controller,
            ClusterSettings clusterSettings,
            IndexScopedSettings indexSettings,
            SettingsFilter settingsFilter,
            IndexNameExpressionResolver resolver,
            Supplier<DiscoveryNodes> nodes,
            Predicate<NodeFeature> clusterSupports) {
        return List.of(new ServerGreeting(() -> Optional.ofNullable(clusterService)));
    }
}
