// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.capture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.ingest.Message;
import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.LineMarks;
import dev.keepsake.language.secret.SecretScanner;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ConversationTest {
    private static final Instant AT = Instant.parse("2026-05-13T15:00:00Z");
    private static final long EARLIER = Instant.parse("2026-05-12T08:00:00Z").toEpochMilli();

    private final Conversation conversation = new Conversation(new SecretScanner());

    @Test
    void aMessageWithoutATimeTakesTheTimeItCameIn() {
        List<Line> lines = conversation.lines(List.of(said("Hello", null), said("Bye", EARLIER)), AT);

        assertThat(lines).extracting(Line::saidAt).containsExactly(AT, Instant.ofEpochMilli(EARLIER));
    }

    @Test
    void aMessageWithoutATimeGoesOnFromTheLastOneThatHasOne() {
        List<Line> lines = conversation.lines(List.of(said("Hello", EARLIER), said("Bye", null)), AT);

        assertThat(lines).extracting(Line::saidAt).containsOnly(Instant.ofEpochMilli(EARLIER));
    }

    @Test
    void aMessageWithATimeIsKnownAgainWhereverItComes() {
        List<Line> first = conversation.lines(List.of(said("I keep bees.", EARLIER)), AT);
        List<Line> second =
                conversation.lines(List.of(said("Something else", null), said("I keep bees.", EARLIER)), AT);

        assertThat(second.get(1).mark()).isEqualTo(first.get(0).mark());
    }

    @Test
    void aMessageWithoutATimeIsKnownAgainOnlyAfterTheSameMessages() {
        List<Line> first = conversation.lines(List.of(said("Tea?", null), said("Yes.", null)), AT);
        List<Line> longer =
                conversation.lines(List.of(said("Tea?", null), said("Yes.", null), said("Milk?", null)), AT);
        List<Line> other = conversation.lines(List.of(said("Coffee?", null), said("Yes.", null)), AT);

        assertThat(longer.get(1).mark()).isEqualTo(first.get(1).mark());
        assertThat(other.get(1).mark()).isNotEqualTo(first.get(1).mark());
    }

    @Test
    void aSecretIsTakenOutAndTheRestOfTheLineStays() {
        String key = "sk-proj-" + "Zx9".repeat(14);

        List<Line> lines = conversation.lines(List.of(said("My sister is Lea. The key: " + key, null)), AT);

        assertThat(lines.get(0).text()).contains("My sister is Lea.").doesNotContain(key);
    }

    @Test
    void whatWasForgottenComesBackEmptyAndWhatWasKeptIsNotLearnedAgain() {
        List<Line> lines = conversation.lines(
                List.of(said("forgotten", EARLIER), said("kept", EARLIER), said("new", EARLIER)), AT);

        List<Line> remembered = LineMarks.remembering(
                lines,
                Set.of(String.valueOf(lines.get(1).mark())),
                Set.of(String.valueOf(lines.get(0).mark())));

        assertThat(remembered).extracting(Line::text).containsExactly("", "kept", "new");
        assertThat(remembered).extracting(Line::teaches).containsExactly(false, false, true);
    }

    @Test
    void aSecretIsKeptNeitherInANameNorInAnAgentsId() {
        String key = "sk" + "-proj-" + "aB3dE5gH7jK9mN2pQ4sT";
        Message message = new Message(Speaker.USER, "Hello", "Ines " + key, null);

        List<Line> lines = conversation.lines(List.of(message), AT);

        assertThat(lines).extracting(Line::speaker).containsExactly("Ines [redacted]");
        assertThat(conversation.redacted("bot " + key)).isEqualTo("bot [redacted]");
    }

    private static Message said(String text, @Nullable Long at) {
        return new Message(Speaker.USER, text, null, at);
    }
}
