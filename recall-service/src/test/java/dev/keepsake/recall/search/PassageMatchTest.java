// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PassageMatchTest {
    private static final String ANSWER = "The dentist moved her practice to Bridge Street.";
    private static final String OTHER = "The ferry was late again on Monday morning.";

    private final PassageMatch match = matchOf("Where is the dentist's practice?");

    @Test
    void isNothing_whenNoWordIsHeld() {
        assertThat(match.of(List.of(OTHER))).isZero();
    }

    @Test
    void isOne_whenALineOfUsualLengthHoldsEachWordOnce() {
        assertThat(match.of(List.of(ANSWER))).isCloseTo(1, within(1e-9));
    }

    @Test
    void fallsWithWhatElseIsSaid_andRisesWithHowOftenAWordIs() {
        double diluted = match.of(List.of(ANSWER + " " + OTHER + " " + OTHER));

        assertThat(diluted).isLessThan(1).isPositive();
        assertThat(match.of(List.of(ANSWER, "Her practice is a practice of one.")))
                .isGreaterThan(match.of(List.of(ANSWER, OTHER)));
    }

    private static PassageMatch matchOf(String query) {
        Question question = QuestionReader.read(query, Set.of());
        long[] holding = new long[question.words().size()];
        Arrays.fill(holding, 1);
        WordWeights weights = new WordWeights(new Candidates(List.of(), List.of(), List.of(), holding, 100));
        return new PassageMatch(new LineWords(question), weights, List.of(ANSWER, OTHER));
    }
}
