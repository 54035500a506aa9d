// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.statement.Rosa.texts;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What people say without meaning it. */
class NotMeantTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "I really enjoy queueing in the rain \uD83D\uDE43",
                "I gave my bike to the king. /s",
                "My boss is gonna kill me.",
                "I'm so dead",
                "Clearly I'm the emperor of China",
                "Two sailors walk into a bar and say we are thirsty",
                "Oh joy, another survey about surveys. I adore those"
            })
    void learnsNothingFromIronyAndExaggeration(String said) {
        assertThat(texts(said)).isEmpty();
    }

    @Test
    void keepsWhatOnlyLooksLikeAnExaggeration() {
        assertThat(texts("My grandfather is dead.")).containsExactly("Rosa's grandfather is dead.");
        assertThat(texts("Oh great, I got the loan.")).containsExactly("Rosa got the loan.");
        assertThat(texts("I walked into a bar in Cork and met Una."))
                .containsExactly("Rosa walked into a bar in Cork and met Una.");
    }

    @Test
    void oneSentenceOfAStoryIsNotWhatItsWriterDid() {
        assertThat(texts("Closing line: I burnt the mill and fled.")).isEmpty();
        assertThat(texts("Der Roman endet so: Ich habe die Mühle angezündet.")).isEmpty();
    }

    @Test
    void anOrderToPretendForOneAnswerOpensNoGame() {
        assertThat(texts("I collect stamps.", "Pretend you're my landlord and write me a notice"))
                .hasSize(1);
    }

    @Test
    void aLineCanTakeBackTheOneBefore() {
        assertThat(TakenBack.by("haha, just kidding, I stayed home")).isTrue();
        assertThat(TakenBack.by("no wait, scratch that")).isTrue();
        assertThat(TakenBack.by("I was kidding around with my brother")).isFalse();
    }

    @Test
    void inAStoryThatWasAskedForNobodyMeansWhatTheySay() {
        assertThat(texts(Rosa.answers("Shall we play a game?", "Yes! I am a pirate and I own nine ships.")))
                .isEmpty();
    }

    @Test
    void whatACharacterDoesIsNotWhatThePlayerDoes() {
        String before = "I play a dwarf called Odo.";

        assertThat(texts("I burnt the tavern down.", before)).isEmpty();
        assertThat(texts("Out of character: I can't come on Friday.", before)).hasSize(1);
    }

    @Test
    void thePeopleOfAQuoteAreNotTheSpeakers() {
        assertThat(texts("Her shop is in Bruges.", "\"My aunt taught me to weave\", says Tilde Maes."))
                .noneMatch(text -> text.contains("Rosa's aunt"));
    }
}
