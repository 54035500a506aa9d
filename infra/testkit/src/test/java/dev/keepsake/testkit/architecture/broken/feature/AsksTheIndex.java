// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.architecture.broken.feature;

import co.elastic.clients.elasticsearch.ElasticsearchClient;

/** Breaks the rule on features: it knows the client of the search server. */
record AsksTheIndex(ElasticsearchClient client) {}
