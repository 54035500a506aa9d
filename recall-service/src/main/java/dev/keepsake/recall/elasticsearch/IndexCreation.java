// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import java.time.Instant;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes an index behind an alias where there is none. Several replicas may try at once. */
final class IndexCreation {
    private final SearchServer server;

    IndexCreation(SearchServer server) {
        this.server = server;
    }

    /** The mapping of the index behind the alias, which exists when this returns. */
    JsonNode ensure(String alias, String index, ObjectNode definition, Instant deadline) {
        if (server.find("GET", "/_alias/" + alias, null, deadline).isEmpty()) {
            create(alias, index, definition, deadline);
        }
        JsonNode mappings = server.ask("GET", "/" + alias + "/_mapping", null, deadline);
        return mappings.iterator().next().path("mappings");
    }

    private void create(String alias, String index, ObjectNode definition, Instant deadline) {
        definition.putObject("aliases").putObject(alias);
        try {
            server.ask("PUT", "/" + index, definition, deadline);
        } catch (IndexRequestRefused e) {
            if (!e.type().equals("resource_already_exists_exception")) {
                throw e;
            }
        }
        server.ask("GET", "/_cluster/health/" + alias + "?wait_for_status=yellow&timeout=20s", null, deadline);
    }
}
