// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.web;

import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldStates;
import dev.keepsake.contracts.operations.Holdings;
import dev.keepsake.ingest.reconcile.Inventory;
import dev.keepsake.ingest.reconcile.Reannouncement;
import dev.keepsake.servicekit.HeldPart;
import dev.keepsake.servicekit.OperatorAccess;
import dev.keepsake.servicekit.OperatorRoutes;
import java.util.ArrayList;
import java.util.List;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;

/** {@code /operator/truth}: what the truth holds, and its announcement to readers that hold something else. */
final class TruthRoutes {
    private final Inventory inventory;
    private final Reannouncement reannouncement;

    TruthRoutes(Inventory inventory, Reannouncement reannouncement) {
        this.inventory = inventory;
        this.reannouncement = reannouncement;
    }

    RouterFunction<ServerResponse> routes(OperatorAccess access) {
        return RouterFunctions.route()
                .GET("/operator/truth/holdings", OperatorRoutes.answer(request -> holdings()))
                .GET("/operator/truth/holdings/{kind}/{space}", OperatorRoutes.answer(this::states))
                .POST("/operator/truth/contents", OperatorRoutes.answerBody(HeldStates.class, reannouncement::contents))
                .POST("/operator/truth/announcements", OperatorRoutes.answerBody(HeldStates.class, this::announce))
                .filter(access)
                .build();
    }

    private Holdings holdings() {
        List<Holdings.OfSpace> spaces = new ArrayList<>();
        for (HeldKind kind : HeldKind.values()) {
            spaces.addAll(inventory.bySpace(kind));
        }
        return new Holdings(spaces);
    }

    private HeldStates states(ServerRequest request) {
        HeldPart asked = HeldPart.of(request);
        return new HeldStates(asked.kind(), asked.space(), inventory.states(asked.kind(), asked.space(), asked::has));
    }

    private HeldStates announce(HeldStates asked) {
        reannouncement.announce(asked);
        return asked;
    }
}
