// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AnswerKindTest {
    @Test
    void knowsATimeAskedForAndATimeNamed() {
        assertThat(AnswerKind.TIME.isAskedBy("When did Marek sell the canoe?")).isTrue();
        assertThat(AnswerKind.TIME.isAskedBy("Whom did Marek sell the canoe to?"))
                .isFalse();
        assertThat(AnswerKind.TIME.isIn("Marek sold it two weeks ago.")).isTrue();
        assertThat(AnswerKind.TIME.isIn("Marek sold the canoe.")).isFalse();
    }

    @Test
    void knowsANumberAndAName() {
        assertThat(AnswerKind.NUMBER.isAskedBy("How many sheep are there?")).isTrue();
        assertThat(AnswerKind.NUMBER.isIn("There are twelve of them.")).isTrue();
        assertThat(AnswerKind.NAME.isAskedBy("Where does she live?")).isTrue();
        assertThat(AnswerKind.NAME.isIn("She lives in Ghent.")).isTrue();
        assertThat(AnswerKind.NAME.isIn("She lives by the sea, and I like it.")).isFalse();
    }
}
