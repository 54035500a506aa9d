// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.statement.Rosa.texts;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SmallTalkTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Have fun and take care!",
                "Have a great trip!",
                "Enjoy the concert, Ida!",
                "I totally agree, Ida.",
                "I won't forget that.",
                "I remember that!",
                "Thanks, Ida, for letting me borrow the tent.",
                "It must have been such a lovely evening!",
                "Your faith in me means a lot."
            })
    void learnsNothingFromASetPhrase(String said) {
        assertThat(texts(said)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Been a long week at the mill.", "Been so hectic for me at the mill."})
    void takesNoPersonForWhatThingsWereLike(String said) {
        assertThat(texts(said)).noneMatch(text -> text.startsWith("Rosa has been"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Have a meeting with Ida at the mill.      | Rosa has a meeting with Ida at the mill.
            Enjoy hiking in the Alps.                 | Rosa enjoys hiking in the Alps.
            Been a vegetarian since 2019.             | Rosa has been a vegetarian since 2019.
            I agree to the new contract.              | Rosa agrees to the new contract.
            I remember that house in Asti.            | Rosa remembers that house in Asti.
            """)
    void learnsWhatOnlyBeginsLikeOne(String said, String text) {
        assertThat(texts(said)).containsExactly(text);
    }
}
