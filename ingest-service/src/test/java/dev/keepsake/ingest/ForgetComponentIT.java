// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.ingest.ConversationPushed;
import dev.keepsake.contracts.ingest.Correct;
import dev.keepsake.contracts.ingest.Forget;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.MemoryWrite;
import dev.keepsake.contracts.ingest.Message;
import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.contracts.ingest.Remember;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceStatus;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ForgetComponentIT {
    private static final long AT = Instant.parse("2026-03-11T09:00:00Z").toEpochMilli();

    private final IngestWorld world = IngestWorld.shared();
    private final Caller ida = IngestWorld.someone("Ida");

    @Test
    void aForgottenMemoryLeavesNoWordInAnyTable() {
        String note = world.call(Remember.CONTRACT, ida, Map.of("text", "The spare key is under the Brancusi copy."))
                .memories()
                .get(0);
        String current = world.call(
                        Correct.CONTRACT, ida, Map.of("id", note, "text", "The spare key is behind the Brancusi copy."))
                .replacedBy();
        assertThat(Residue.rows(world.jdbc(), "Brancusi")).isPositive();
        List<MemoryChanged> before = memories();

        Forget.Result result = world.call(Forget.CONTRACT, ida, Map.of("id", current));

        assertThat(result.forgotten()).isEqualTo(2);
        assertThat(result.complete()).isTrue();
        assertThat(Residue.rows(world.jdbc(), "Brancusi")).isZero();
        assertThat(memories()).isEmpty();
        assertThat(before)
                .allMatch(memory -> world.recall().isGone(memory.factId().toString()));
        assertThat(world.call(Forget.CONTRACT, ida, Map.of("id", current)).forgotten())
                .isZero();
        assertThat(world.call(Forget.CONTRACT, ida, Map.of("id", note)).forgotten())
                .isZero();
    }

    @Test
    void aForgottenSourceTakesWhatOnlyItTaught() {
        Remember.Result first = world.call(Remember.CONTRACT, ida, Map.of("text", "Mo's locker has number 4711."));
        Remember.Result second =
                world.call(Remember.CONTRACT, ida, Map.of("text", "Mo's locker has number 4711. Mo swims on Fridays."));

        int forgotten = world.call(
                        Forget.CONTRACT, ida, Map.of("id", second.source().id()))
                .forgotten();

        assertThat(forgotten).isEqualTo(1);
        assertThat(memories())
                .singleElement()
                .satisfies(memory -> assertThat(memory.text()).contains("4711"));
        assertThat(world.recall().isGone(second.source().id())).isTrue();
        assertThat(world.call(Forget.CONTRACT, ida, Map.of("id", first.source().id()))
                        .forgotten())
                .isEqualTo(1);
        assertThat(memories()).isEmpty();
        assertThat(world.call(Forget.CONTRACT, ida, Map.of("id", first.source().id()))
                        .forgotten())
                .isZero();
    }

    @Test
    void whatAForgottenSourceHadReplacedHoldsAgain() {
        world.call(MemoryWrite.CONTRACT, ida, Map.of("entity", "Gym", "key", "code", "value", "The gym opens at 6."));
        world.call(MemoryWrite.CONTRACT, ida, Map.of("entity", "Gym", "key", "code", "value", "The gym opens at 7."));
        String newer = memories().get(1).source().id();

        world.call(Forget.CONTRACT, ida, Map.of("id", newer));

        assertThat(memories()).singleElement().satisfies(memory -> {
            assertThat(memory.text()).isEqualTo("The gym opens at 6.");
            assertThat(memory.status()).isEqualTo(MemoryStatus.CURRENT);
            assertThat(memory.validTo()).isNull();
        });
    }

    @Test
    void aForgottenLineDoesNotComeBackWithALongerConversation() {
        List<Message> messages = new ArrayList<>();
        messages.add(said("I grow saffron crocuses on the roof.", 0));
        messages.add(said("My neighbour Tove repairs accordions.", 60_000));
        world.learned(conversation(messages));
        MemoryChanged saffron = memories().stream()
                .filter(memory -> memory.text().contains("saffron"))
                .findFirst()
                .orElseThrow();

        world.call(Forget.CONTRACT, ida, Map.of("id", "memory:" + saffron.number()));
        assertThat(Residue.rows(world.jdbc(), "saffron")).isZero();
        assertThat(memories())
                .isNotEmpty()
                .noneMatch(memory -> memory.surroundings().toString().contains("saffron"));
        messages.add(said("Tove plays in a trio.", 120_000));
        world.learned(conversation(messages));

        assertThat(Residue.rows(world.jdbc(), "saffron")).isZero();
        assertThat(memories()).noneMatch(memory -> memory.toString().contains("saffron"));
    }

    @Test
    void whatTheAssistantSaidBackIsForgottenToo() {
        ConversationPushed pushed = conversation(List.of(
                said("I keep my canoe Petrel at the boathouse in Risor.", 0),
                answered("Petrel is a fine name. Do you paddle often?", 1_000),
                said("My neighbour Tove repairs accordions.", 60_000),
                answered("Tove must have patient hands.", 61_000)));
        world.learned(pushed);
        MemoryChanged canoe = memories().stream()
                .filter(memory -> memory.text().contains("Petrel"))
                .findFirst()
                .orElseThrow();

        world.call(Forget.CONTRACT, ida, Map.of("id", "memory:" + canoe.number()));

        assertThat(Residue.rows(world.jdbc(), "Petrel")).isZero();
        assertThat(world.recall()
                        .source(pushed.sourceId().toString())
                        .orElseThrow()
                        .text())
                .contains("Do you paddle often?", "Tove must have patient hands.")
                .doesNotContain("Petrel");
    }

    @Test
    void aForgottenConversationStaysForgottenWhenItIsSentAgain() {
        ConversationPushed pushed = conversation(List.of(said("I sold my sailing boat Fulmar.", 0)));
        world.learned(pushed);
        world.call(Forget.CONTRACT, ida, Map.of("id", pushed.sourceId().toString()));

        world.publish(ida.space(), pushed);
        world.learned(conversation(List.of(said("I bought a red kayak.", 60_000))));

        assertThat(memories()).noneMatch(memory -> memory.text().contains("Fulmar"));
        assertThat(Residue.rows(world.jdbc(), "Fulmar")).isZero();
    }

    @Test
    void aForgottenConversationThatIsSentAgainSaysSo() {
        ConversationPushed pushed = conversation(List.of(said("I sold my sailing boat Merganser.", 0)));
        world.learned(pushed);
        world.call(Forget.CONTRACT, ida, Map.of("id", pushed.sourceId().toString()));

        SourceChanged again = world.learned(pushed);

        assertThat(again.status()).isEqualTo(SourceStatus.LEARNED);
        assertThat(again.reason()).contains("forgotten");
        assertThat(again.text()).isEmpty();
        assertThat(again.facts()).isZero();
        assertThat(Residue.rows(world.jdbc(), "Merganser")).isZero();
        assertThat(world.call(
                                Forget.CONTRACT,
                                ida,
                                Map.of("id", pushed.sourceId().toString()))
                        .complete())
                .isTrue();
    }

    @Test
    void aConversationThatIsForgottenRightAfterItsCaptureIsNeverLearned() {
        for (int i = 0; i < 5; i++) {
            ConversationPushed pushed = conversation(List.of(said("I sold my sailing boat Gannet " + i + ".", i)));
            world.publish(ida.space(), pushed);

            assertThat(world.call(
                                    Forget.CONTRACT,
                                    ida,
                                    Map.of("id", pushed.sourceId().toString()))
                            .complete())
                    .isTrue();
        }
        world.learned(conversation(List.of(said("I bought a red kayak.", 60_000))));

        assertThat(memories()).noneMatch(memory -> memory.text().contains("Gannet"));
        assertThat(Residue.rows(world.jdbc(), "Gannet")).isZero();
    }

    @Test
    void aSourceThatNeverWasIsNotFound() {
        String nothing = "source:00000000000000000000000000000001";

        assertThat(world.refused(Forget.CONTRACT, ida, Map.of("id", nothing)).code())
                .isEqualTo(ErrorCode.NOT_FOUND);
    }

    private List<MemoryChanged> memories() {
        return world.recall().memories(ida.space());
    }

    private ConversationPushed conversation(List<Message> messages) {
        return new ConversationPushed(
                UUID.randomUUID().toString(), ida.space(), "Ida", ida.zone(), null, null, messages);
    }

    private static Message answered(String text, long later) {
        return new Message(Speaker.ASSISTANT, text, null, AT + later);
    }

    private static Message said(String text, long later) {
        return new Message(Speaker.USER, text, null, AT + later);
    }
}
