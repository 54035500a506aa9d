// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.ingest.CaptureConversation;
import dev.keepsake.contracts.ingest.Channel;
import dev.keepsake.contracts.ingest.Message;
import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.transfer.format.ImportRecord;
import dev.keepsake.transfer.format.Turn;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ConversationPartsTest {
    private static final long AT = 1_714_550_400_000L;

    @Test
    void aLongConversationBecomesPartsInOrder_withTheirTimes() {
        List<CaptureConversation.Arguments> parts = parts(120);

        assertThat(parts).extracting(part -> part.messages().size()).containsExactly(50, 50, 20);
        assertThat(parts.stream().flatMap(part -> part.messages().stream()).map(Message::timestamp))
                .containsExactlyElementsOf(
                        LongStream.range(0, 120).mapToObj(i -> AT + i).toList());
    }

    @Test
    void theEarlierPartsStayTheSame_whenTheConversationHasGrown() {
        assertThat(parts(130).subList(0, 2)).isEqualTo(parts(120).subList(0, 2));
    }

    @Test
    void aMessageThatIsTooLongIsCutBetweenWords_andLosesNothing() {
        String text = IntStream.range(0, 12_000).mapToObj(i -> "word" + i).collect(Collectors.joining(" "));

        List<Message> messages =
                ConversationParts.of(conversation(List.of(new Turn(Speaker.USER, null, AT, text)))).stream()
                        .flatMap(part -> part.messages().stream())
                        .toList();

        assertThat(messages.stream().map(Message::content).collect(Collectors.joining()))
                .isEqualTo(text);
        assertThat(messages).allSatisfy(message -> {
            assertThat(message.content().length()).isBetween(1, Message.LONGEST_CONTENT);
            assertThat(message.timestamp()).isEqualTo(AT);
        });
        assertThat(messages.subList(0, messages.size() - 1))
                .allSatisfy(message -> assertThat(message.content()).endsWith(" "));
    }

    @Test
    void neverCutsAPairInHalf() {
        String text = "x" + "\uD83D\uDE00".repeat(15_000);

        assertThat(LongText.pieces(text, Message.LONGEST_CONTENT))
                .allSatisfy(piece -> assertThat(Character.isHighSurrogate(piece.charAt(piece.length() - 1)))
                        .isFalse());
    }

    @Test
    void aTimeThatCannotBeIsLeftOut() {
        List<CaptureConversation.Arguments> parts =
                ConversationParts.of(conversation(List.of(new Turn(Speaker.USER, null, 5L, "Hello"))));

        assertThat(parts.get(0).messages().get(0).timestamp()).isNull();
    }

    private static List<CaptureConversation.Arguments> parts(int messages) {
        return ConversationParts.of(conversation(IntStream.range(0, messages)
                .mapToObj(i -> new Turn(i % 2 == 0 ? Speaker.USER : Speaker.ASSISTANT, null, AT + i, "Message " + i))
                .toList()));
    }

    private static ImportRecord.Conversation conversation(List<Turn> turns) {
        return new ImportRecord.Conversation("a conversation", Channel.WEB, "chatgpt", turns);
    }
}
