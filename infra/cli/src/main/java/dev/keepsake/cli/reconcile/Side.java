// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.reconcile;

import dev.keepsake.cli.gateway.ServiceApi;
import dev.keepsake.contracts.operations.ContentDigests;
import dev.keepsake.contracts.operations.HeldState;
import dev.keepsake.contracts.operations.HeldStates;
import dev.keepsake.contracts.operations.Holdings;
import java.util.HashMap;
import java.util.Map;

/**
 * One of the two that are compared.
 *
 * @param holdings path under which it tells what it holds
 * @param contents path under which it tells digests of what that says
 */
public record Side(ServiceApi api, String holdings, String contents) {
    /** Ids and versions of so many fit into an answer and into memory. */
    private static final long PART = 50_000;

    public static Side truth(ServiceApi ingest) {
        return new Side(ingest, "/operator/truth/holdings", "/operator/truth/contents");
    }

    /** The index that is read. */
    public static Side index(ServiceApi recall) {
        return new Side(recall, "/operator/index/live/holdings", "/operator/index/contents");
    }

    /** The index that is being built. */
    public static Side nextIndex(ServiceApi recall) {
        return new Side(recall, "/operator/index/next/holdings", "/operator/index/contents");
    }

    Holdings holds() {
        return api.get(holdings, Holdings.class);
    }

    /** Versions by id, of one part of a space. */
    Map<String, Long> versions(Holdings.OfSpace space, int part, int parts) {
        String path =
                "%s/%s/%s?part=%d&parts=%d".formatted(holdings, space.kind().wireName(), space.space(), part, parts);
        Map<String, Long> versions = new HashMap<>();
        for (HeldState state : api.get(path, HeldStates.class).states()) {
            versions.put(state.id(), state.version());
        }
        return versions;
    }

    Map<String, String> contents(HeldStates asked) {
        return api.post(contents, asked, ContentDigests.class).byId();
    }

    /** Into how many parts a space is to be taken. */
    static int parts(long count) {
        return (int) (count / PART) + 1;
    }
}
