// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import co.elastic.clients.elasticsearch._types.Refresh;
import co.elastic.clients.elasticsearch._types.VersionType;
import co.elastic.clients.elasticsearch.core.BulkRequest;
import co.elastic.clients.elasticsearch.core.BulkResponse;
import co.elastic.clients.elasticsearch.core.bulk.BulkOperation;
import co.elastic.clients.elasticsearch.core.bulk.BulkResponseItem;
import dev.keepsake.contracts.call.SpaceId;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** One {@code _bulk} request. External versions decide between states; being late is no failure. */
final class BulkWrites {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final VersionType accepted;
    private final List<BulkOperation> operations = new ArrayList<>();

    /** Takes newer versions only. */
    BulkWrites() {
        this(VersionType.External);
    }

    /** @param accepted which versions take the place of the one that is there */
    BulkWrites(VersionType accepted) {
        this.accepted = accepted;
    }

    void put(String index, String id, SpaceId space, long version, Object document) {
        operations.add(BulkOperation.of(bulk -> bulk.index(put -> put.index(index)
                .id(id)
                .routing(space.toString())
                .version(version)
                .versionType(accepted)
                .document(document))));
    }

    /** Removes whatever version is there. */
    void remove(String index, String id, SpaceId space) {
        operations.add(BulkOperation.of(
                bulk -> bulk.delete(remove -> remove.index(index).id(id).routing(space.toString()))));
    }

    /** @param visible whether to return only when a search sees the change */
    void send(SearchServer server, Clock clock, boolean visible) {
        if (operations.isEmpty()) {
            return;
        }
        BulkRequest request =
                BulkRequest.of(bulk -> bulk.operations(operations).refresh(visible ? Refresh.True : Refresh.False));
        BulkResponse answer = server.ask(clock.instant().plus(PATIENCE), client -> client.bulk(request));
        if (answer.errors()) {
            answer.items().forEach(BulkWrites::check);
        }
    }

    private static void check(BulkResponseItem item) {
        int status = item.status();
        boolean stale = status == 409;
        boolean alreadyGone = status == 404;
        if (status >= 300 && !stale && !alreadyGone) {
            throw SearchServer.failureOf("A write", status, item.error());
        }
    }
}
