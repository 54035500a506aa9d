// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.search.FoundMemory;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RelevantTest {
    private static final SpaceId SPACE = new SpaceId(new UUID(1, 5));

    @Test
    void bringsWhatIsKnownOfSomebodyWhomARelevantMemoryNames() {
        FoundMemory birthday = found("Ivo", "Ivo's niece Runa turns ten in May.", 0.4);
        FoundMemory wish = found("Runa", "Runa wishes for a kite.", 0.06);
        FoundMemory other = found("Vera", "Vera sold her kite.", 0.06);
        FoundMemory own = found("Ivo", "Ivo repairs clocks.", 0.06);

        assertThat(among(birthday, wish, other, own)).containsExactly(birthday, wish);
    }

    @Test
    void isEmpty_whenNothingIsRelevant() {
        assertThat(among(found("Ivo", "Ivo repairs clocks.", 0.03))).isEmpty();
    }

    @Test
    void bringsWhatStandsOut_whereThePromptIsATaskAndAllScoresAreLow() {
        FoundMemory near = found("Runa", "Runa is allergic to hazelnuts.", 0.12);
        FoundMemory next = found("Ivo", "Ivo bakes on Sundays.", 0.07);
        FoundMemory far = found("Vera", "Vera sold her kite.", 0.05);

        assertThat(among(near, next, far)).containsExactly(near, next);
    }

    @Test
    void isEmpty_whereNothingStandsOut() {
        FoundMemory near = found("Runa", "Runa is allergic to hazelnuts.", 0.12);
        FoundMemory nearer = found("Runa", "Runa wishes for a kite.", 0.4);

        assertThat(Relevant.among(List.of(near, nearer), Set.of(), "Ivo")).isEmpty();
    }

    @Test
    void doesNotBringAllThatIsKnownOfWhoAsks_whereOneMemoryIsRelevant() {
        FoundMemory editor = found("Ivo", "Ivo uses Emacs.", 0.4);
        FoundMemory clocks = found("Ivo", "Ivo repairs clocks.", 0.06);

        assertThat(among(editor, clocks)).containsExactly(editor);
    }

    private static List<FoundMemory> among(FoundMemory... found) {
        return Relevant.among(
                List.of(found),
                Stream.of(found).map(one -> one.memory().number()).collect(Collectors.toSet()),
                "Ivo Lund");
    }

    private static FoundMemory found(String entity, String text, double score) {
        return new FoundMemory(AMemory.in(SPACE, text).about(entity).build(), score);
    }
}
