// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.transfer;

import dev.keepsake.cli.gateway.ToolApi;
import dev.keepsake.contracts.ingest.CaptureConversation;
import dev.keepsake.contracts.ingest.ImportMemories;
import dev.keepsake.contracts.ingest.ImportSources;
import dev.keepsake.contracts.recall.PlaybookWrite;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.transfer.Receiver;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Hands over what is imported at the gateway's REST paths. */
final class RestReceiver implements Receiver {
    private final ToolApi tools;
    private final @Nullable String space;

    RestReceiver(ToolApi tools, @Nullable String space) {
        this.tools = tools;
        this.space = space;
    }

    @Override
    public String keep(CaptureConversation.Arguments part) {
        return call(CaptureConversation.CONTRACT.route(), part).at("/source/id").asString();
    }

    @Override
    public ImportSources.Result keep(ImportSources.Arguments sources) {
        return Json.mapper()
                .treeToValue(call(ImportSources.CONTRACT.route(), sources), ImportSources.CONTRACT.result());
    }

    @Override
    public ImportMemories.Result keep(ImportMemories.Arguments memories) {
        return Json.mapper()
                .treeToValue(call(ImportMemories.CONTRACT.route(), memories), ImportMemories.CONTRACT.result());
    }

    @Override
    public void write(PlaybookWrite.Arguments strategy) {
        call(PlaybookWrite.CONTRACT.route(), strategy);
    }

    private JsonNode call(RestRoute route, Object arguments) {
        ObjectNode body = Json.mapper().valueToTree(arguments);
        if (space != null) {
            body.put("space", space);
        }
        return tools.call(route.method(), route.path(), body);
    }
}
