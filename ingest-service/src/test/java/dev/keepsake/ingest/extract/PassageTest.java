// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.language.statement.Utterance;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PassageTest {
    private static final Instant AT = Instant.parse("2026-05-13T22:30:00Z");

    @Test
    void tellsTheSpeakersOwnDay() {
        Passage passage = Passage.of(List.of(utterance("I row.")));

        assertThat(passage.lines())
                .containsExactly(
                        new Passage.NumberedLine(1, "Ines", "Thursday 2026-05-14 00:30 +02:00", null, "I row."));
    }

    @Test
    void dividesWithoutCuttingALineOrLosingOne() {
        List<Utterance> many = Collections.nCopies(50, utterance("x".repeat(1_000)));
        List<Utterance> huge = List.of(utterance("x".repeat(20_000)), utterance("I row."));

        assertThat(Passage.divided(many).stream().mapToInt(List::size).sum()).isEqualTo(50);
        assertThat(Passage.divided(many))
                .allSatisfy(passage -> assertThat(passage).hasSizeLessThanOrEqualTo(12));
        assertThat(Passage.divided(huge)).hasSize(2);
        assertThat(Passage.divided(List.of())).isEmpty();
    }

    private static Utterance utterance(String text) {
        return Utterance.of(text, "Ines", AT, ZoneId.of("Europe/Berlin"));
    }
}
