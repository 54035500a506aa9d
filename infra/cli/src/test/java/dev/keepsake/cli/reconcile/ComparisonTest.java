// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.reconcile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.cli.reconcile.Difference.Fault;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldState;
import java.io.IOException;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    private final SpaceId space = new SpaceId(UUID.randomUUID());
    private final StubHoldings truth = new StubHoldings(space);
    private final StubHoldings index = new StubHoldings(space);

    ComparisonTest() throws IOException {}

    @AfterEach
    void close() {
        truth.close();
        index.close();
    }

    @Test
    void findsNoDifference_whereBothHoldTheSame() {
        truth.with("a", 1).with("b", 2);
        index.with("b", 2).with("a", 1);

        Comparison.Result result = compared();

        assertThat(result).isEqualTo(new Comparison.Result(2, 0, 1, Set.of()));
    }

    @Test
    void namesWhatIsMissingOutdatedAndTooMuch() {
        truth.with("same", 1).with("missing", 1).with("older", 3);
        index.with("same", 1).with("older", 2).with("residue", 4);

        assertThat(compared().differences())
                .containsExactlyInAnyOrder(
                        difference("missing", 1, Fault.MISSING),
                        difference("older", 3, Fault.OUTDATED),
                        difference("residue", 4, Fault.SURPLUS));
    }

    @Test
    void takesWhatIsOnItsWayForNoDifference() {
        truth.with("a", 1).with("b", 1);
        index.with("a", 1);
        index.then(() -> index.with("b", 1));

        assertThat(compared().differences()).isEmpty();
    }

    private Comparison.Result compared() {
        return new Comparison(truth.side(), index.side()).run();
    }

    private Difference difference(String id, long version, Fault fault) {
        return new Difference(HeldKind.MEMORIES, space, new HeldState(id, version), fault);
    }
}
