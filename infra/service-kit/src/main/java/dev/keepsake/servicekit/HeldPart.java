// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.servicekit;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldState;
import org.springframework.web.reactive.function.server.ServerRequest;

/** A part of what a store holds in one space, as a path {@code …/{kind}/{space}?part=&parts=} names it. */
public record HeldPart(HeldKind kind, SpaceId space, int part, int parts) {

    /** @throws IllegalArgumentException if the path names none */
    public static HeldPart of(ServerRequest request) {
        return new HeldPart(
                HeldKind.named(request.pathVariable("kind")).orElseThrow(IllegalArgumentException::new),
                SpaceId.of(request.pathVariable("space")),
                Integer.parseInt(request.queryParam("part").orElse("0")),
                Integer.parseInt(request.queryParam("parts").orElse("1")));
    }

    public boolean has(HeldState state) {
        return state.isIn(part, parts);
    }
}
