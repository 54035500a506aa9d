// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.statement.Rosa.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.language.statement.Skipped.Reason;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShownTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "That kayak is gorgeous!",
                "Those curtains are so pretty!",
                "This soup looks delicious, Ida!",
                "That knitted hat's adorable.",
                "Here's a pic!",
                "Here's some good news.",
                "The choir really inspired you.",
                "Lovely that you two met."
            })
    void learnsNothingFromARemarkOnWhatOnlyTheTwoCouldSee(String said) {
        Extraction extraction = Rosa.says(said);

        assertThat(extraction.statements()).isEmpty();
        assertThat(extraction.skipped()).extracting(Skipped::reason).containsOnly(Reason.SMALL_TALK);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            That kayak is from 1921.                         | That kayak is from 1921.
            That kayak is where I proposed to Udo.           | That kayak is where Rosa proposed to Udo.
            The gallery lets you in free on Sundays.         | The gallery lets you in free on Sundays.
            Those curtains are from my aunt.                 | Those curtains are from Rosa's aunt.
            """)
    void learnsWhatSaysMore(String said, String text) {
        assertThat(texts(said)).containsExactly(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Have you been to the new baths? | Wow Ida, that's stunning!
            How are you doing?              | Hey Ida, sorry about the boat.
            What have you been up to?       | So sorry to hear about your aunt, Ida.
            """)
    void takesNoReactionForAnAnswer(String question, String said) {
        assertThat(texts(Rosa.answers(question, said))).isEmpty();
    }
}
