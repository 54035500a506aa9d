// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PromptTest {
    @ParameterizedTest
    @ValueSource(strings = {"What's new?", "what have I told you lately", "Anything new about me?"})
    void asksForNothingButTheNewest_whenNoWordOfItCouldBeLookedFor(String prompt) {
        assertThat(Prompt.asksForNothingButTheNewest(prompt)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"What is new at the harbour?", "wibble fronx", "what did Runa say lately"})
    void asksForMore_whenOneWordCould(String prompt) {
        assertThat(Prompt.asksForNothingButTheNewest(prompt)).isFalse();
    }
}
