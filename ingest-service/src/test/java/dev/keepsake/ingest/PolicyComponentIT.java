// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.Role;
import dev.keepsake.contracts.ingest.PolicyCreate;
import dev.keepsake.contracts.ingest.PolicyList;
import dev.keepsake.contracts.ingest.PolicyReplace;
import dev.keepsake.contracts.ingest.PolicyRetire;
import dev.keepsake.contracts.ingest.PolicyView;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.messaging.CallOutcome;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class PolicyComponentIT {
    private static final String TEXT = "Kitchen rules\n\n1. Wash your cup.\n\n2. Label what you keep.";

    private final IngestWorld world = IngestWorld.shared();
    private final UUID tenant = UUID.randomUUID();
    private final Caller owner = IngestWorld.member(tenant, "Ida", Role.OWNER);
    private final Caller member = IngestWorld.member(tenant, "Mo", Role.MEMBER);

    @Test
    void aPolicyReachesRecallWhole_andTeachesNothing() {
        PolicyView made = create(TEXT);

        assertThat(world.recall().source(made.id())).hasValueSatisfying(source -> {
            assertThat(source.kind()).isEqualTo(SourceKind.POLICY);
            assertThat(source.text()).isEqualTo(TEXT);
            assertThat(source.facts()).isZero();
        });
        assertThat(policies()).extracting(PolicyView::text).containsExactly(TEXT);
    }

    @Test
    void aReplacedPolicyGovernsNoMore() {
        PolicyView old = create(TEXT);

        PolicyView made = world.call(
                PolicyReplace.CONTRACT, owner, Map.of("id", old.id(), "title", "Kitchen", "text", "Wash everything."));

        assertThat(world.recall().isGone(old.id())).isTrue();
        assertThat(policies()).containsExactly(made);
    }

    @Test
    void aPolicyThatEndedIsNotFound_toBeEndedOrReplacedAgain() {
        PolicyView old = create(TEXT);
        Map<String, String> wording = Map.of("id", old.id(), "title", "Kitchen", "text", "Wash everything.");
        PolicyView made = world.call(PolicyReplace.CONTRACT, owner, wording);

        CallOutcome.Refused replacedAgain = world.refused(PolicyReplace.CONTRACT, owner, wording);
        CallOutcome.Refused endedAgain = world.refused(PolicyRetire.CONTRACT, owner, Map.of("id", old.id()));

        assertThat(replacedAgain.code()).isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(endedAgain.code()).isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(endedAgain.sentence()).contains(old.id()).contains("replaced or deleted");
        assertThat(policies()).containsExactly(made);
    }

    @Test
    void aRetiredPolicyGovernsNoMore_andAReplacementBringsNothingBack() {
        PolicyView made = create(TEXT);

        world.call(PolicyRetire.CONTRACT, owner, Map.of("id", made.id()));
        CallOutcome.Refused replaced = world.refused(
                PolicyReplace.CONTRACT, owner, Map.of("id", made.id(), "title", "Kitchen", "text", "Wash all."));

        assertThat(replaced.code()).isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(policies()).isEmpty();
        assertThat(world.recall().isGone(made.id())).isTrue();
    }

    @Test
    void membersNeitherWriteNorSeePolicies() {
        Map<String, String> policy = Map.of("title", "Mine", "text", "Members rule.");

        assertThat(world.refused(PolicyCreate.CONTRACT, member, policy).code()).isEqualTo(ErrorCode.FORBIDDEN);
        assertThat(world.refused(PolicyList.CONTRACT, member, Map.of()).code()).isEqualTo(ErrorCode.FORBIDDEN);
    }

    private PolicyView create(String text) {
        return world.call(PolicyCreate.CONTRACT, owner, Map.of("title", "Kitchen", "text", text));
    }

    private List<PolicyView> policies() {
        return world.call(PolicyList.CONTRACT, owner, Map.of()).policies();
    }
}
