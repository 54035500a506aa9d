// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.messaging.CallOutcome;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

class PendingCallTest {
    private static final CallOutcome.Refused EXPIRED =
            new CallOutcome.Refused(ErrorCode.DEADLINE_EXCEEDED, "Too late.");

    private final PendingCall call = new PendingCall("searchable");

    @Test
    void endsWithTheReply_whenItAwaitsNothing() {
        assertThat(call.answered(result(), Set.of())).get().isEqualTo(answered(true));
    }

    @Test
    void keepsWhatTheHandlerSaid_whenItAwaitsNothing() {
        ObjectNode queued = result().put("searchable", false);

        assertThat(call.answered(queued, Set.of())).get().isEqualTo(answered(false));
    }

    @Test
    void keepsWhatTheHandlerSaid_whenEverythingHasSettled() {
        call.answered(result().put("searchable", false), Set.of("a"));

        assertThat(call.settled("a")).get().isEqualTo(answered(false));
    }

    @Test
    void endsWithTheLastSettlement() {
        assertThat(call.answered(result(), Set.of("a", "b"))).isEmpty();
        assertThat(call.settled("a")).isEmpty();

        assertThat(call.settled("b")).get().isEqualTo(answered(true));
    }

    @Test
    void remembersSettlementsThatCameBeforeTheReply() {
        call.settled("b");
        call.settled("a");

        assertThat(call.answered(result(), Set.of("a", "b"))).get().isEqualTo(answered(true));
    }

    @Test
    void saysNotSettled_whenTheWaitEndsAfterTheReply() {
        call.answered(result(), Set.of("a"));

        assertThat(call.unanswered(EXPIRED)).isEmpty();
        assertThat(call.unsettled()).get().isEqualTo(answered(false));
    }

    @Test
    void isRefused_whenTheWaitEndsBeforeTheReply() {
        assertThat(call.unsettled()).isEmpty();
        assertThat(call.unanswered(EXPIRED)).isEqualTo(Optional.of(EXPIRED));
    }

    @Test
    void endsOnce_whateverComesTwice() {
        call.answered(result(), Set.of());

        assertThat(call.answered(result(), Set.of())).isEmpty();
        assertThat(call.refused(EXPIRED)).isEmpty();
        assertThat(call.settled("a")).isEmpty();
        assertThat(call.unanswered(EXPIRED)).isEmpty();
        assertThat(call.unsettled()).isEmpty();
    }

    @Test
    void leavesTheResultAlone_whenTheToolHasNoSettlementField() {
        PendingCall reading = new PendingCall(null);

        assertThat(reading.answered(result(), Set.of())).get().isEqualTo(new CallOutcome.Answered(result()));
    }

    private static ObjectNode result() {
        return Json.mapper().createObjectNode().put("id", 1);
    }

    private static CallOutcome answered(boolean searchable) {
        return new CallOutcome.Answered(result().put("searchable", searchable));
    }
}
