// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.recall.ReadSpace;
import dev.keepsake.contracts.recall.RecallArguments;
import dev.keepsake.contracts.wire.Sha256;
import dev.keepsake.recall.search.AsOf;
import dev.keepsake.recall.search.HeldAt;
import dev.keepsake.recall.search.MemoryFilter;
import dev.keepsake.recall.search.SearchRequest;
import dev.keepsake.recall.search.SpaceChoice;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
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

    static GateQuestion of(Call<RecallArguments> call) {
        RecallArguments asked = call.arguments();
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
        return Sha256.hex(caller.space() + "\n" + query);
    }

    private static UUID eventId(UUID callId) {
        return UUID.nameUUIDFromBytes(("decision/" + callId).getBytes(StandardCharsets.UTF_8));
    }
}
