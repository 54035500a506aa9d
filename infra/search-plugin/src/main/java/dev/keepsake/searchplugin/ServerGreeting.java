// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.searchplugin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.elasticsearch.Build;
import org.elasticsearch.client.internal.node.NodeClient;
import org.elasticsearch.cluster.ClusterState;
import org.elasticsearch.cluster.service.ClusterService;
import org.elasticsearch.index.IndexVersion;
import org.elasticsearch.rest.BaseRestHandler;
import org.elasticsearch.rest.RestRequest;
import org.elasticsearch.rest.RestRequest.Method;
import org.elasticsearch.rest.RestResponse;
import org.elasticsearch.rest.RestStatus;
import org.elasticsearch.xcontent.XContentBuilder;

/** {@code GET /} and {@code HEAD /}: who the server is. Clients call it to see whether they can talk to it. */
final class ServerGreeting extends BaseRestHandler {

    private final Supplier<Optional<ClusterService>> cluster;

    ServerGreeting(Supplier<Optional<ClusterService>> cluster) {
        this.cluster = cluster;
    }

    @Override
    public String getName() {
        return "keepsake_server_greeting";
    }

    @Override
    public List<Route> routes() {
        return List.of(new Route(Method.GET, "/"), new Route(Method.HEAD, "/"));
    }

    @Override
    protected RestChannelConsumer prepareRequest(RestRequest request, NodeClient client) {
        return channel -> channel.sendResponse(new RestResponse(RestStatus.OK, greeting(channel.newBuilder())));
    }

    private XContentBuilder greeting(XContentBuilder json) throws IOException {
        Build build = Build.current();
        json.startObject();
        cluster.get().map(ClusterService::state).ifPresent(state -> identity(json, state));
        json.startObject("version")
                .field("number", build.qualifiedVersion())
                .field("build_flavor", build.flavor())
                .field("build_type", build.type().displayName())
                .field("build_hash", build.hash())
                .field("build_date", build.date())
                .field("build_snapshot", build.isSnapshot())
                .field("lucene_version", IndexVersion.current().luceneVersion().toString())
                .field("minimum_wire_compatibility_version", build.minWireCompatVersion())
                .field("minimum_index_compatibility_version", build.minIndexCompatVersion())
                .endObject();
        return json.field("tagline", "You Know, for Search").endObject();
    }

    private static void identity(XContentBuilder json, ClusterState state) {
        try {
            json.field("name", state.nodes().getLocalNode().getName())
                    .field("cluster_name", state.getClusterName().value())
                    .field("cluster_uuid", state.metadata().clusterUUID());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
