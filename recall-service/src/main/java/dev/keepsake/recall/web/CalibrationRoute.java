// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.web;

import dev.keepsake.recall.feedback.LabelStore;
import dev.keepsake.recall.feedback.LabelledDecision;
import dev.keepsake.servicekit.OperatorAccess;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.RouterFunctions;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** {@code GET /operator/calibration?tenant=<uuid>}: the decisions that were labelled, with what the gate had given them. */
final class CalibrationRoute {
    private static final int MOST = 10_000;

    private final LabelStore labels;

    CalibrationRoute(LabelStore labels) {
        this.labels = labels;
    }

    RouterFunction<ServerResponse> routes(OperatorAccess access) {
        return RouterFunctions.route()
                .GET("/operator/calibration", this::calibration)
                .filter(access)
                .build();
    }

    private Mono<ServerResponse> calibration(ServerRequest request) {
        return Mono.fromCallable(
                        () -> labels.labelled(request.queryParam("tenant").map(UUID::fromString), MOST))
                .subscribeOn(Schedulers.boundedElastic())
                .flatMap(found -> ServerResponse.ok()
                        .bodyValue(new Calibration(found.stream().map(Point::of).toList())))
                .onErrorResume(
                        IllegalArgumentException.class,
                        noId -> ServerResponse.badRequest().bodyValue("\"tenant\" must be a UUID."));
    }

    record Calibration(List<Point> decisions) {}

    /** @param answerable whether, by its label, memory did answer */
    record Point(String tool, double probability, String decision, boolean answerable) {
        static Point of(LabelledDecision one) {
            return new Point(
                    one.tool(), one.probability(), one.decision().name().toLowerCase(Locale.ROOT), one.answerable());
        }
    }
}
