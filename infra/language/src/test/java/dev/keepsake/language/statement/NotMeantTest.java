// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What people say without meaning it. */
class NotMeantTest {
    private static final StatementExtractor EXTRACTOR = new LocalStatementExtractor();
    private static final Instant SAID = Instant.parse("2026-06-16T09:00:00Z");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I really enjoy queueing in the rain \uD83D\uDE43",
                "I gave my bike to the king. /s",
                "My boss is gonna kill me.",
                "I'm so dead"
            })
    void learnsNothingFromIronyAndExaggeration(String said) {
        assertThat(texts(said, null)).isEmpty();
    }

    @Test
    void keepsWhatOnlyLooksLikeAnExaggeration() {
        assertThat(texts("My grandfather is dead.", null)).containsExactly("Rosa's grandfather is dead.");
    }

    @Test
    void aLineCanTakeBackTheOneBefore() {
        assertThat(TakenBack.by("haha, just kidding, I stayed home")).isTrue();
        assertThat(TakenBack.by("no wait, scratch that")).isTrue();
        assertThat(TakenBack.by("I was kidding around with my brother")).isFalse();
    }

    @Test
    void inAStoryThatWasAskedForNobodyMeansWhatTheySay() {
        assertThat(texts("Yes! I am a pirate and I own nine ships.", "Shall we play a game?"))
                .isEmpty();
    }

    @Test
    void whatACharacterDoesIsNotWhatThePlayerDoes() {
        Utterance later = new Utterance(
                "I burnt the tavern down.", "Rosa", null, List.of("I play a dwarf called Odo."), SAID, ZoneOffset.UTC);
        assertThat(EXTRACTOR.extract(later).statements()).isEmpty();
        Utterance after = new Utterance(
                "Out of character: I can't come on Friday.",
                "Rosa",
                null,
                List.of("I play a dwarf called Odo."),
                SAID,
                ZoneOffset.UTC);
        assertThat(EXTRACTOR.extract(after).statements()).hasSize(1);
    }

    @Test
    void thePeopleOfAQuoteAreNotTheSpeakers() {
        Utterance line = new Utterance(
                "Her shop is in Bruges.",
                "Rosa",
                null,
                List.of("\"My aunt taught me to weave\", says Tilde Maes."),
                SAID,
                ZoneOffset.UTC);
        assertThat(EXTRACTOR.extract(line).statements())
                .extracting(Statement::text)
                .noneMatch(text -> text.contains("Rosa's aunt"));
    }

    private static List<String> texts(String said, @Nullable String question) {
        return EXTRACTOR
                .extract(new Utterance(said, "Rosa", question, List.of(), SAID, ZoneOffset.UTC))
                .statements()
                .stream()
                .map(Statement::text)
                .toList();
    }
}
