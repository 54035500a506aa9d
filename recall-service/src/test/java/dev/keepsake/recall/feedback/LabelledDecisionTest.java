// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.recall.Decision;
import org.junit.jupiter.api.Test;

class LabelledDecisionTest {
    @Test
    void saysThatMemoryAnswered_whenAnAnswerWasRightOrAnAbstentionWrong() {
        assertThat(labelled(Decision.ANSWER, true).answerable()).isTrue();
        assertThat(labelled(Decision.VERIFY, true).answerable()).isTrue();
        assertThat(labelled(Decision.ABSTAIN, false).answerable()).isTrue();
    }

    @Test
    void saysThatMemoryDidNotAnswer_whenAnAnswerWasWrongOrAnAbstentionRight() {
        assertThat(labelled(Decision.ANSWER, false).answerable()).isFalse();
        assertThat(labelled(Decision.ABSTAIN, true).answerable()).isFalse();
    }

    private static LabelledDecision labelled(Decision decision, boolean correct) {
        return new LabelledDecision("recall_gated", 0.5, decision, correct);
    }
}
