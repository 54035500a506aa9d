// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConfirmationTest {
    @ParameterizedTest
    @ValueSource(strings = {"Yes, exactly.", "exactly!", "That's right", "Yes.", "Correct, thanks"})
    void whatSomebodyConfirmsInWholeTheySaidThemselves(String answer) {
        List<Statement> learned = Rosa.answers(
                        "So you keep bees and you sell honey at the market. Is that right?", answer)
                .statements();

        assertThat(learned)
                .extracting(Statement::text)
                .containsExactly("Rosa keeps bees.", "Rosa sells honey at the market.");
        assertThat(learned)
                .allSatisfy(one -> assertThat(answer).contains(one.quote().text()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ok go ahead", "hmm, let me think", "No.", "sounds good", "Yes, but later"})
    void whatSomebodyOnlyAcceptsTheyDidNotSay(String answer) {
        assertThat(Rosa.answers("You keep bees and you sell honey. Is that right?", answer)
                        .statements())
                .noneMatch(
                        one -> one.text().startsWith("Rosa keeps") || one.text().startsWith("Rosa sells"));
    }

    @Test
    void whatTheAnswerCorrectsIsNotConfirmed() {
        assertThat(Rosa.answers("You are a potter, and you live in Bern.", "Yes, exactly. Except I live in Basel.")
                        .statements())
                .extracting(Statement::text)
                .containsExactly("Rosa is a potter.", "Rosa lives in Basel.");
    }

    @Test
    void anAdviceIsNotConfirmedAsAFact() {
        assertThat(Rosa.answers("You could sail to Elba. You should rent a boat.", "Exactly.")
                        .statements())
                .isEmpty();
    }

    @Test
    void whatSomebodyGathersFromNotesIsConfirmedToo() {
        assertThat(Rosa.answers("From your notes I gather you run a mill in Ulm. Is that right?", "Exactly.")
                        .statements())
                .extracting(Statement::text)
                .contains("Rosa runs a mill in Ulm.");
    }
}
