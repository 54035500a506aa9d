// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.ingest.resolve.Told.before;
import static dev.keepsake.ingest.resolve.Told.later;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.ingest.ledger.Memory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who takes over a task ends that another has it. */
class HandoverTest {
    private final Resolver resolver = new Resolver();

    @ParameterizedTest(name = "{1} / {3}")
    @CsvSource(delimiter = '|', textBlock = """
            Nadia  | Nadia is the treasurer of the choir.   | Tom    | Tom has taken over from Nadia as treasurer.
            Nadia  | Nadia chairs the board of the choir.   | Dr. Oban | Dr. Oban took over the board from Nadia on 1 June 2026.
            Mira   | Mira runs the front desk.              | Paul   | Paul has just taken over from Mira.
            Nadia  | Nadia edits the village gazette.       | Nadia  | Nadia has handed the gazette over to Tom.
            Nadia  | Nadia is the captain of the team.      | Nadia  | Nadia stepped down as captain.
            Mira   | Mira is the head of sales.             | Paul   | Paul has replaced Mira as head of sales.
            """)
    void endsTheTaskOfWhoHadIt(String holder, String task, String successor, String news) {
        Memory known = before(holder, task);

        assertThat(Resolver.looksBackTo(later(successor, news))).contains(holder);
        assertThat(resolver.resolve(later(successor, news), List.of(known)))
                .isEqualTo(new Resolution.Newer(List.of(known)));
    }

    @ParameterizedTest(name = "{1} / {3}")
    @CsvSource(delimiter = '|', textBlock = """
            Nadia  | Nadia is the treasurer of the choir.   | Tom    | Tom has taken over from Nadia as driver.
            Nadia  | Nadia sings in the choir.              | Tom    | Tom has taken over from Nadia.
            Nadia  | Nadia edits the village gazette.       | Nadia  | Nadia handed the keys over to Tom.
            """)
    void endsNothingElse(String holder, String task, String successor, String news) {
        assertThat(resolver.resolve(later(successor, news), List.of(before(holder, task))))
                .isEqualTo(new Resolution.New());
    }

    @Test
    void endsNothing_whenSeveralTasksCanBeMeant() {
        List<Memory> known =
                List.of(before("Mira", "Mira leads the design team."), before("Mira", "Mira runs the summer school."));

        assertThat(resolver.resolve(later("Paul", "Paul has taken over from Mira."), known))
                .isEqualTo(new Resolution.New());
    }
}
