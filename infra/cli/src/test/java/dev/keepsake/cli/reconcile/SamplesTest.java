// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.reconcile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.cli.reconcile.Difference.Fault;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldState;
import java.io.IOException;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SamplesTest {
    private final SpaceId space = new SpaceId(UUID.randomUUID());
    private final StubHoldings truth = new StubHoldings(space);
    private final StubHoldings index = new StubHoldings(space);

    SamplesTest() throws IOException {}

    @AfterEach
    void close() {
        truth.close();
        index.close();
    }

    @Test
    void findsContentsThatDiffer_whereVersionsAreTheSame() {
        truth.with("same", 1).with("damaged", 1);
        index.with("same", 1).with("damaged", 1).saying("damaged", "something else");

        Samples.Result result = sampled();

        assertThat(result.looked()).isEqualTo(2);
        assertThat(result.differences())
                .containsExactly(new Difference(HeldKind.MEMORIES, space, new HeldState("damaged", 1), Fault.OUTDATED));
    }

    @Test
    void leavesToTheComparisonWhatIsMissing_soThatItCountsOnce() {
        truth.with("a", 1).with("missing", 1);
        index.with("a", 1);

        assertThat(sampled().differences()).isEmpty();
    }

    private Samples.Result sampled() {
        return new Samples(truth.side(), index.side()).run();
    }
}
