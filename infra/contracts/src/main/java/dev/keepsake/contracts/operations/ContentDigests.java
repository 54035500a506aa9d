// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.operations;

import dev.keepsake.contracts.wire.Json;
import dev.keepsake.contracts.wire.Sha256;
import java.util.Map;

/** What states say, as digests by id: equal on both sides where the same is held. */
public record ContentDigests(Map<String, String> byId) {
    public ContentDigests {
        byId = Map.copyOf(byId);
    }

    /** The digest of a state as its event carries it. */
    public static String of(Object state) {
        return Sha256.hex(Json.mapper().writeValueAsString(state));
    }
}
