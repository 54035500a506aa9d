// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack;

import dev.keepsake.localstack.elasticsearch.ElasticsearchSize;
import dev.keepsake.localstack.home.Artifacts;
import dev.keepsake.localstack.home.Home;
import java.util.Map;

/**
 * What to start and where.
 *
 * @param home where data is kept
 * @param artifacts what it is started from
 * @param environment addresses, ports and secrets somebody gave; handed on to every service
 * @param size of Elasticsearch
 * @param withServices whether our own services are started too, or the three servers alone
 */
public record StackSettings(
        Home home, Artifacts artifacts, Map<String, String> environment, ElasticsearchSize size, boolean withServices) {

    public StackSettings {
        environment = Map.copyOf(environment);
    }

    /** Everything, for daily use. */
    public static StackSettings daily(Home home, Artifacts artifacts, Map<String, String> environment) {
        return new StackSettings(home, artifacts, environment, ElasticsearchSize.DAILY, true);
    }

    /** The three servers alone, tuned to start soon. */
    public static StackSettings serversOnly(Home home, Artifacts artifacts) {
        return new StackSettings(home, artifacts, Map.of(), ElasticsearchSize.TEST, false);
    }
}
