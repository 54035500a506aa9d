// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.ingest.ConversationPushed;
import dev.keepsake.contracts.ingest.EraseAccount;
import dev.keepsake.contracts.ingest.Forget;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryWrite;
import dev.keepsake.contracts.ingest.Message;
import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.contracts.ingest.Remember;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

class EraseAccountComponentIT {
    private static final Instant AT = Instant.parse("2026-03-12T09:00:00Z");
    private static final Map<String, String> CONFIRMED = Map.of("confirm", EraseAccount.CONFIRMATION);

    private final IngestWorld world = IngestWorld.shared();
    private final Caller ida = IngestWorld.someone("Ida");

    @Test
    void leavesNoWordOfThePersonInAnyTable_andTellsEveryEnd() {
        String note = world.call(Remember.CONTRACT, ida, Map.of("text", "The Quillfeather keys hang in the shed."))
                .source()
                .id();
        write("The Quillfeather code is on the left.");
        write("The Quillfeather code is on the right.");
        ConversationPushed told = conversation("I mend Quillfeather clocks.");
        world.learned(told);
        List<MemoryChanged> before = memories();
        assertThat(Residue.rows(world.jdbc(), "Quillfeather")).isPositive();

        EraseAccount.Result result = world.call(EraseAccount.CONTRACT, ida, CONFIRMED);

        assertThat(result.complete()).isTrue();
        assertThat(result.left()).isZero();
        assertThat(result.sources()).isEqualTo(4);
        assertThat(result.memories()).isEqualTo(before.size());
        assertThat(Residue.rows(world.jdbc(), "Quillfeather")).isZero();
        assertThat(memories()).isEmpty();
        assertThat(before)
                .allMatch(memory -> world.recall().isGone(memory.factId().toString()));
        assertThat(List.of(note, told.sourceId().toString())).allMatch(world.recall()::isGone);
        assertThat(world.recall().isErased(ida.space())).isTrue();
    }

    @Test
    void touchesNobodyElsesMemory() {
        Caller mo = IngestWorld.someone("Mo");
        world.call(Remember.CONTRACT, mo, Map.of("text", "Mo collects tin soldiers."));

        world.call(EraseAccount.CONTRACT, ida, CONFIRMED);

        assertThat(world.recall().memories(mo.space())).isNotEmpty();
    }

    @Test
    void nothingIsErasedWithoutTheConfirmation() {
        world.call(Remember.CONTRACT, ida, Map.of("text", "Ida collects tin soldiers."));

        assertThat(world.refused(EraseAccount.CONTRACT, ida, Map.of("confirm", "yes"))
                        .code())
                .isEqualTo(ErrorCode.INVALID_ARGUMENT);
        assertThat(memories()).isNotEmpty();
    }

    @Test
    void whatWasStillOnItsWayComesTooLate() {
        ConversationPushed onItsWay = conversation("I keep bees in Wrotham Park.");
        world.publish(ida.space(), onItsWay);

        world.call(EraseAccount.CONTRACT, ida, CONFIRMED);
        world.learned(conversation("I bought a red kayak."));

        assertThat(memories()).isNotEmpty().noneMatch(memory -> memory.text().contains("Wrotham"));
        assertThat(Residue.rows(world.jdbc(), "Wrotham")).isZero();
    }

    @Test
    void whatIsToldAgainAfterwardsIsLearned() {
        ConversationPushed told = conversation("I carve spoons out of pear wood.");
        world.learned(told);
        world.call(Forget.CONTRACT, ida, Map.of("id", told.sourceId().toString()));
        world.call(EraseAccount.CONTRACT, ida, CONFIRMED);

        SourceChanged again = world.learned(told);

        assertThat(again.status()).isEqualTo(SourceStatus.LEARNED);
        assertThat(again.facts()).isEqualTo(1);
        assertThat(memories())
                .singleElement()
                .satisfies(memory -> assertThat(memory.text()).contains("pear wood"));
    }

    @Test
    void aVeryLargeMemoryIsCompleteOnceAllItsEndsAreTold() {
        world.jdbc()
                .sql("""
                        insert into sources (id, space, scope, kind, provenance, person, zone, added_at, size, status, due_at)
                        select 'source:' || md5(? || n), ?, 'default', 'note', 'test', 'Ida', 'UTC', now(), 0, 'learned', now()
                        from generate_series(1, 1300) n""")
                .params(ida.space().toString(), ida.space().value())
                .update();

        EraseAccount.Result first = world.call(EraseAccount.CONTRACT, ida, CONFIRMED);

        assertThat(first.sources()).isEqualTo(1300);
        assertThat(first.left()).isPositive();
        assertThat(first.complete()).isFalse();
        Awaitility.await()
                .atMost(Duration.ofSeconds(60))
                .until(() -> world.call(EraseAccount.CONTRACT, ida, CONFIRMED).complete());
        assertThat(world.jdbc()
                        .sql("select count(*) from untold where space = ?")
                        .param(ida.space().value())
                        .query(Integer.class)
                        .single())
                .isZero();
    }

    @Test
    void theSameCallErasesOnce() {
        UUID id = UUID.randomUUID();
        world.call(Remember.CONTRACT, ida, Map.of("text", "Ida collects tin soldiers."));
        world.ask(id, EraseAccount.CONTRACT, ida, CONFIRMED).join();
        world.call(Remember.CONTRACT, ida, Map.of("text", "Ida collects paper planes."));

        EraseAccount.Result again = world.answered(
                EraseAccount.CONTRACT,
                world.ask(id, EraseAccount.CONTRACT, ida, CONFIRMED).join());

        assertThat(again.sources()).isEqualTo(1);
        assertThat(memories()).isNotEmpty();
    }

    private void write(String value) {
        world.call(MemoryWrite.CONTRACT, ida, Map.of("entity", "Shed", "key", "code", "value", value));
    }

    private List<MemoryChanged> memories() {
        return world.recall().memories(ida.space());
    }

    private ConversationPushed conversation(String text) {
        return new ConversationPushed(
                UUID.randomUUID().toString(),
                ida.space(),
                "Ida",
                ida.zone(),
                null,
                null,
                List.of(new Message(Speaker.USER, text, null, AT.toEpochMilli())));
    }
}
