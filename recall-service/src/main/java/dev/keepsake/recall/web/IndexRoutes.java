// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.web;

import dev.keepsake.contracts.operations.ContentDigests;
import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldStates;
import dev.keepsake.contracts.operations.Holdings;
import dev.keepsake.contracts.operations.RebuildStatus;
import dev.keepsake.recall.rebuild.IndexInventory;
import dev.keepsake.recall.rebuild.IndexInventory.Generation;
import dev.keepsake.recall.rebuild.Rebuild;
import dev.keepsake.servicekit.HeldPart;
import dev.keepsake.servicekit.OperatorAccess;
import dev.keepsake.servicekit.OperatorRoutes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;

/**
 * {@code /operator/index}: how the index is, what it holds, and its rebuild. The command line asks here and asks
 * ingest-service the same, and so compares the index with the truth.
 */
final class IndexRoutes {
    private final Rebuild rebuild;
    private final IndexInventory inventory;

    IndexRoutes(Rebuild rebuild, IndexInventory inventory) {
        this.rebuild = rebuild;
        this.inventory = inventory;
    }

    RouterFunction<ServerResponse> routes(OperatorAccess access) {
        return RouterFunctions.route()
                .GET("/operator/index", OperatorRoutes.answer(request -> rebuild.status()))
                .POST("/operator/index/rebuild", OperatorRoutes.answer(request -> after(rebuild::start)))
                .POST("/operator/index/switch", OperatorRoutes.answer(request -> after(rebuild::switchOver)))
                .DELETE("/operator/index/rebuild", OperatorRoutes.answer(request -> after(rebuild::abandon)))
                .GET("/operator/index/{generation}/holdings", OperatorRoutes.answer(this::holdings))
                .GET("/operator/index/{generation}/holdings/{kind}/{space}", OperatorRoutes.answer(this::states))
                .POST("/operator/index/contents", OperatorRoutes.answerBody(HeldStates.class, this::contents))
                .filter(access)
                .build();
    }

    private RebuildStatus after(Runnable step) {
        step.run();
        return rebuild.status();
    }

    private Holdings holdings(ServerRequest request) {
        List<Holdings.OfSpace> spaces = new ArrayList<>();
        for (HeldKind kind : HeldKind.values()) {
            spaces.addAll(inventory.bySpace(kind, generation(request)));
        }
        return new Holdings(spaces);
    }

    private HeldStates states(ServerRequest request) {
        HeldPart asked = HeldPart.of(request);
        return new HeldStates(
                asked.kind(),
                asked.space(),
                inventory.states(asked.kind(), asked.space(), generation(request), asked::has));
    }

    private ContentDigests contents(HeldStates asked) {
        List<String> ids = asked.states().stream().map(state -> state.id()).toList();
        return new ContentDigests(inventory.contents(asked.kind(), asked.space(), ids).entrySet().stream()
                .collect(Collectors.toMap(entry -> entry.getKey(), entry -> ContentDigests.of(entry.getValue()))));
    }

    private static Generation generation(ServerRequest request) {
        return Generation.valueOf(request.pathVariable("generation").toUpperCase(Locale.ROOT));
    }
}
