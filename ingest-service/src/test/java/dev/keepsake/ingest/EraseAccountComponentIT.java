// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

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
import dev.keepsake.messaging.CallOutcome;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

class EraseAccountComponentIT {
    private static final Instant AT = Instant.parse("2026-03-12T09:00:00Z");
    private static final Duration SOON = Duration.ofSeconds(60);
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
    void aVeryLargeMemoryIsComplete_onlyOnceEveryEndWasTakenIn() {
        List<String> ids = manySources(1300);
        world.recall().pause();
        CompletableFuture<CallOutcome> first = erase();
        await().atMost(SOON).until(() -> held() == 0 && untold() == 0);

        CompletableFuture<CallOutcome> second = erase();

        assertThatThrownBy(() -> second.get(2, TimeUnit.SECONDS)).isInstanceOf(TimeoutException.class);
        world.recall().goOn();
        assertThat(answer(second).complete()).isTrue();
        assertThat(ids).allMatch(world.recall()::isGone);
        assertThat(answer(first)).satisfies(told -> {
            assertThat(told.sources()).isEqualTo(1300);
            assertThat(told.left()).isEqualTo(300);
            assertThat(told.complete()).isFalse();
        });
    }

    private CompletableFuture<CallOutcome> erase() {
        return world.ask(UUID.randomUUID(), EraseAccount.CONTRACT, ida, CONFIRMED);
    }

    private EraseAccount.Result answer(CompletableFuture<CallOutcome> asked) {
        return world.answered(EraseAccount.CONTRACT, asked.join());
    }

    private List<String> manySources(int count) {
        return world.jdbc()
                .sql("""
                        insert into sources (id, space, scope, kind, provenance, person, zone, added_at, size, status, due_at)
                        select 'source:' || md5(? || n), ?, 'default', 'note', 'test', 'Ida', 'UTC', now(), 0, 'learned', now()
                        from generate_series(1, ?) n returning id""")
                .params(ida.space().toString(), ida.space().value(), count)
                .query(String.class)
                .list();
    }

    private int held() {
        return count("sources");
    }

    private int untold() {
        return count("untold");
    }

    private int count(String table) {
        return world.jdbc()
                .sql("select count(*) from " + table + " where space = ?")
                .param(ida.space().value())
                .query(Integer.class)
                .single();
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
