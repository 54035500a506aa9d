// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.recall.ask.AnswerType;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;

class QuestionSurfaceTest {
    private final TemporalResolver times = new TemporalResolver();

    @Test
    void tellsWhatSortOfAnswerIsAskedFor() {
        assertThat(read("When does Acme renew?").type()).isEqualTo(AnswerType.TIME);
        assertThat(read("In which city does Elio live?").type()).isEqualTo(AnswerType.PLACE);
        assertThat(read("Who taught me to sail?").type()).isEqualTo(AnswerType.PERSON);
        assertThat(read("How many boats does Nadia own?").type()).isEqualTo(AnswerType.NUMBER);
        assertThat(read("How long has Nadia lived here?").type()).isEqualTo(AnswerType.DURATION);
        assertThat(read("Does Elio eat fish?").type()).isEqualTo(AnswerType.YES_NO);
        assertThat(read("Elio's kite").type()).isEqualTo(AnswerType.THING);
    }

    @Test
    void findsNamesInside_butNoMonthsAndNoFirstWords() {
        assertThat(read("Where did my brother Anand go in March?").names()).containsExactly("anand");
        assertThat(read("Tell me. What is the tax in Peru?").names()).containsExactly("peru");
    }

    @Test
    void knowsWhetherItOnlyAsksWhatMightBe() {
        assertThat(read("Would Elio like a kite?").speculative()).isTrue();
        assertThat(read("Does Elio like kites?").speculative()).isFalse();
    }

    @Test
    void isGeneral_whenItAsksOfNobody() {
        assertThat(read("Which ocean is the largest?").general()).isTrue();
        assertThat(read("Do fish sleep?").general()).isTrue();

        assertThat(read("Where did we move to?").general()).isFalse();
        assertThat(read("Which boat does she own?").general()).isFalse();
        assertThat(read("Which boat does Elio own?").general()).isFalse();
        assertThat(read("gift ideas for mum").general()).isFalse();
    }

    private QuestionSurface read(String question) {
        return QuestionSurface.read(question, times, Instant.parse("2026-03-10T12:00:00Z"), ZoneOffset.UTC);
    }
}
