// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.recall.ReadSpace;
import dev.keepsake.contracts.recall.RecallGated;
import dev.keepsake.contracts.recall.RecallVerified;
import dev.keepsake.recall.search.AsOf;
import dev.keepsake.recall.search.HeldAt;
import dev.keepsake.recall.search.MemoryFilter;
import dev.keepsake.recall.search.SearchRequest;
import dev.keepsake.recall.search.SpaceChoice;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * What is asked of the gate, whichever tool it came through.
 *
 * @param eventId made from the call's id: a call that is delivered twice has one event
 * @param asOf as the caller wrote it
 */
record GateQuestion(
        UUID eventId,
        Caller caller,
        String query,
        String scope,
        int k,
        @Nullable String asOf,
        ReadSpace space,
        Instant deadline) {
    private static final SpaceId NOBODYS = new SpaceId(new UUID(0, 0));

    static GateQuestion of(Call<RecallGated.Arguments> call, RecallGated.Arguments asked) {
        return new GateQuestion(
                eventId(call.id()),
                call.caller(),
                asked.query(),
                asked.scope(),
                asked.k(),
                asked.asOf(),
                asked.space(),
                call.deadline());
    }

    static GateQuestion of(Call<RecallVerified.Arguments> call, RecallVerified.Arguments asked) {
        return new GateQuestion(
                eventId(call.id()),
                call.caller(),
                asked.query(),
                asked.scope(),
                asked.k(),
                asked.asOf(),
                asked.space(),
                call.deadline());
    }

    /** Empty where the caller asks for a team's memory without being in a team. */
    List<SpaceId> spaces() {
        return SpaceChoice.of(caller, space);
    }

    HeldAt heldAt(Instant now) {
        return asOf == null ? HeldAt.now(now) : HeldAt.asOf(AsOf.parse(asOf, caller.zone()));
    }

    SearchRequest search(HeldAt heldAt, int limit) {
        // A search must name a space; for a caller without a team it is one that nobody has.
        List<SpaceId> searched = spaces().isEmpty() ? List.of(NOBODYS) : spaces();
        MemoryFilter filter = new MemoryFilter(searched, scope, null, heldAt);
        return new SearchRequest(query, caller.person(), filter, limit, 0, deadline);
    }

    /** Tells whether a question came before; what it asks cannot be read from it. */
    String queryHash() {
        try {
            byte[] hashed = MessageDigest.getInstance("SHA-256")
                    .digest((caller.space() + "\n" + query).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hashed);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256.", e);
        }
    }

    private static UUID eventId(UUID callId) {
        return UUID.nameUUIDFromBytes(("decision/" + callId).getBytes(StandardCharsets.UTF_8));
    }
}
