// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.HealthStatus;
import co.elastic.clients.elasticsearch.indices.CreateIndexRequest;
import java.time.Instant;

/** Makes an index behind an alias where there is none. Several replicas may try at once. */
final class IndexCreation {
    private final SearchServer server;

    IndexCreation(SearchServer server) {
        this.server = server;
    }

    /** The alias has an index when this returns. */
    void ensure(String alias, CreateIndexRequest index, Instant deadline) {
        boolean exists = server.ask(deadline, client -> client.indices().existsAlias(asked -> asked.name(alias)))
                .value();
        if (!exists) {
            create(alias, index, deadline);
        }
    }

    private void create(String alias, CreateIndexRequest index, Instant deadline) {
        try {
            server.ask(deadline, client -> client.indices().create(index));
        } catch (IndexRequestRefused e) {
            if (!e.type().equals("resource_already_exists_exception")) {
                throw e;
            }
        }
        server.ask(
                deadline,
                client -> client.cluster()
                        .health(asked -> asked.index(alias)
                                .waitForStatus(HealthStatus.Yellow)
                                .timeout(wait -> wait.time("20s"))));
    }
}
