// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.Role;
import dev.keepsake.contracts.ingest.Correct;
import dev.keepsake.contracts.ingest.Forget;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.MemoryWrite;
import dev.keepsake.contracts.ingest.Remember;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.contracts.ingest.WriteSpace;
import dev.keepsake.messaging.CallOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class IngestComponentIT {
    private final IngestWorld world = IngestWorld.shared();
    private final Caller ida = IngestWorld.someone("Ida");

    @Test
    void aShortNoteIsLearnedBeforeTheAnswer() {
        String text = "I prefer the window seat, never the aisle. My brother Anton lives in Bergen.";

        Remember.Result result = remember(text);

        assertThat(result.source().status()).isEqualTo(SourceStatus.LEARNED);
        assertThat(result.searchable()).isTrue();
        assertThat(result.memories()).hasSizeGreaterThanOrEqualTo(2);
        assertThat(memories()).hasSameSizeAs(result.memories()).allSatisfy(memory -> {
            assertThat(text).contains(memory.quote());
            assertThat(memory.source().id()).isEqualTo(result.source().id());
            assertThat(memory.text()).doesNotContain("My ");
        });
    }

    @Test
    void aRepeatedNoteTeachesNothingNew() {
        Remember.Result first = remember("Marek teaches pottery in the Old Mill on Thursdays.");
        MemoryChanged before = memories().get(0);

        Remember.Result second = remember("Marek teaches pottery in the Old Mill on Thursdays.");
        Remember.Result third = remember("  Marek teaches pottery in the Old Mill on thursdays. \n");

        assertThat(memories()).containsExactly(before);
        assertThat(second.memories()).isEqualTo(first.memories());
        assertThat(third.memories()).isEqualTo(first.memories());
        assertThat(world.recall().source(third.source().id()).orElseThrow().reason())
                .startsWith("Nothing new");
    }

    @Test
    void aNoteThatTeachesNothingIsAnsweredWithTheReason() {
        Remember.Result supposed = remember("If it rains on Sunday, the picnic is off.");

        assertThat(supposed.memories()).isEmpty();
        assertThat(supposed.source().reason()).contains("what may be or would be");
        assertThat(remember("Anton mends nets.").source().reason()).isNull();
    }

    @Test
    void aSecretIsRefusedAndKeptNowhere() {
        String secret = "sk-proj-" + "Qw7".repeat(14);

        var refused = world.refused(Remember.CONTRACT, ida, Map.of("text", "Please keep my key: " + secret));

        assertThat(refused.code()).isEqualTo(ErrorCode.INVALID_ARGUMENT);
        assertThat(refused.sentence()).doesNotContain(secret);
        assertThat(rows(secret)).isZero();
    }

    @Test
    void blankTextIsRefusedByName() {
        for (String blank : List.of("", "  \n\t", "\u200b\u200b\ufeff")) {
            assertThat(world.refused(Remember.CONTRACT, ida, Map.of("text", blank))
                            .sentence())
                    .contains("\"text\"");
        }
        assertThat(world.refused(MemoryWrite.CONTRACT, ida, Map.of("entity", " ", "key", "status", "value", "ok"))
                        .sentence())
                .contains("\"entity\"");
        assertThat(memories()).isEmpty();
    }

    @Test
    void aWrittenFactIsCreatedUnchangedAndSuperseded() {
        MemoryWrite.Result first = write("Harbour", "closing time", "The harbour closes at 18:00.");
        MemoryWrite.Result again = write(" harbour", "Closing  time", "the harbour closes at 18:00.");
        MemoryWrite.Result moved = write("Harbour", "closing time", "The harbour closes at 20:00.");

        assertThat(first.status()).isEqualTo(MemoryWrite.Status.CREATED);
        assertThat(again.status()).isEqualTo(MemoryWrite.Status.UNCHANGED);
        assertThat(again.factId()).isEqualTo(first.factId());
        assertThat(moved.status()).isEqualTo(MemoryWrite.Status.SUPERSEDED);
        assertThat(moved.supersedes()).isEqualTo(first.factId());
        assertThat(moved.searchable()).isTrue();
        assertThat(memories())
                .extracting(MemoryChanged::status)
                .containsExactly(MemoryStatus.SUPERSEDED, MemoryStatus.CURRENT);
        assertThat(memories().get(0).validTo()).isEqualTo(memories().get(1).validFrom());
        assertThat(memories().get(1).history())
                .singleElement()
                .satisfies(earlier -> assertThat(earlier.text()).contains("18:00"));
        assertThat(memories().get(1).quote()).isEqualTo("The harbour closes at 20:00.");
    }

    @Test
    void theSameCallDeliveredTwiceIsAppliedOnceAndAnsweredAlike() {
        UUID call = UUID.randomUUID();
        Map<String, String> fact = Map.of("entity", "Ferry", "key", "deck", "value", "The ferry leaves from deck 4.");

        var first = world.answered(
                MemoryWrite.CONTRACT,
                world.ask(call, MemoryWrite.CONTRACT, ida, fact).join());
        var second = world.answered(
                MemoryWrite.CONTRACT,
                world.ask(call, MemoryWrite.CONTRACT, ida, fact).join());

        assertThat(second).isEqualTo(first);
        assertThat(memories()).hasSize(1);
    }

    @Test
    void parallelWritersNeverLeaveTwoCurrentValues() {
        List<CompletableFuture<?>> calls = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            String key = i % 2 == 0 ? "shared key" : "key " + i;
            calls.add(world.ask(
                    UUID.randomUUID(),
                    MemoryWrite.CONTRACT,
                    ida,
                    Map.of("entity", "Depot", "key", key, "value", "Value number " + i + ".")));
        }
        CompletableFuture.allOf(calls.toArray(CompletableFuture[]::new)).join();

        assertThat(calls).allSatisfy(call -> assertThat(call.join()).isInstanceOf(CallOutcome.Answered.class));
        assertThat(memories()).hasSize(40);
        assertThat(memories().stream().filter(memory -> memory.status() == MemoryStatus.CURRENT))
                .hasSize(21)
                .extracting(MemoryChanged::key)
                .doesNotHaveDuplicates();
    }

    @Test
    void sharedMemoryIsWrittenByOwnersAndAdminsOnly() {
        UUID tenant = UUID.randomUUID();
        Map<String, Object> fact =
                Map.of("entity", "Team", "key", "standup", "value", "Standup is at 09:40.", "space", WriteSpace.SHARED);

        var refused = world.refused(MemoryWrite.CONTRACT, IngestWorld.member(tenant, "Jo", Role.MEMBER), fact);
        Caller admin = IngestWorld.member(tenant, "Kim", Role.ADMIN);
        world.call(MemoryWrite.CONTRACT, admin, fact);

        assertThat(refused.code()).isEqualTo(ErrorCode.FORBIDDEN);
        assertThat(world.recall().memories(Objects.requireNonNull(admin.sharedSpace())))
                .hasSize(1);
    }

    @Test
    void aCorrectedMemoryIsWrongAndStaysInTheTrail() {
        Remember.Result note = remember("My sister Runa lives in Malmö.");
        String id = note.memories().get(0);

        Correct.Result corrected =
                world.call(Correct.CONTRACT, ida, Map.of("id", id, "text", "My sister Runa lives in Lund."));

        assertThat(memories())
                .extracting(MemoryChanged::status)
                .containsExactly(MemoryStatus.WRONG, MemoryStatus.CURRENT);
        assertThat(memories().get(1).text()).contains("Lund");
        assertThat(memories().get(1).history())
                .singleElement()
                .satisfies(earlier -> assertThat(earlier.text()).contains("Malmö"));
        assertThat(corrected.replacedBy())
                .isEqualTo("memory:" + memories().get(1).number());
        assertThat(world.refused(Correct.CONTRACT, ida, Map.of("id", id, "text", "Other."))
                        .sentence())
                .contains(corrected.replacedBy());
    }

    @Test
    void nothingIsCorrected_whenTheTextSaysTheSameInThePersonsOwnWords() {
        String id = remember("My uncle Torvald mends clocks.").memories().get(0);
        List<MemoryChanged> before = memories();

        var literal = world.refused(
                Correct.CONTRACT, ida, Map.of("id", id, "text", before.get(0).text()));
        var own = world.refused(Correct.CONTRACT, ida, Map.of("id", id, "text", "My uncle Torvald mends clocks."));

        assertThat(literal.sentence()).startsWith("There is nothing to correct").contains(id);
        assertThat(own.sentence()).isEqualTo(literal.sentence());
        assertThat(memories()).isEqualTo(before);
    }

    @Test
    void aLongNoteIsNotSearchableBeforeItIsLearned() {
        String text = "The lighthouse keeper of Holm paints one stair a day. ".repeat(60);

        Remember.Result result = remember(text);

        assertThat(result.source().status()).isEqualTo(SourceStatus.QUEUED);
        assertThat(result.searchable()).isFalse();
    }

    @Test
    void aSecretIsRefusedInEveryWordOfAWrittenFact() {
        Map<String, String> pin = Map.of("entity", "Tablet", "key", "PIN", "value", "four times seven");
        Map<String, String> source = Map.of(
                "entity", "Tablet", "key", "colour", "value", "grey", "source", "sk" + "-proj-aB3dE5gH7jK9mN2pQ4sT");

        assertThat(world.refused(MemoryWrite.CONTRACT, ida, pin).sentence()).contains("names a secret");
        assertThat(world.refused(MemoryWrite.CONTRACT, ida, source).sentence()).startsWith("\"source\"");
        assertThat(memories()).isEmpty();
    }

    @Test
    void somebodyElsesIdsAndUnknownOnesAreToldAlike() {
        Remember.Result note = remember("Ida keeps hens behind the barn.");
        Caller other = IngestWorld.someone("Ida");
        String memory = note.memories().get(0);

        var foreign = world.refused(Forget.CONTRACT, other, Map.of("id", memory));
        var unknown = world.refused(Forget.CONTRACT, other, Map.of("id", "memory:999999999"));

        assertThat(foreign.code()).isEqualTo(ErrorCode.NOT_FOUND).isEqualTo(unknown.code());
        assertThat(foreign.sentence().replace(memory, "memory:999999999")).isEqualTo(unknown.sentence());
        assertThat(world.refused(
                                Forget.CONTRACT,
                                other,
                                Map.of("id", note.source().id()))
                        .code())
                .isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(world.refused(Correct.CONTRACT, other, Map.of("id", memory, "text", "It keeps wasps."))
                        .code())
                .isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(memories()).hasSize(note.memories().size());
    }

    private Remember.Result remember(String text) {
        return world.call(Remember.CONTRACT, ida, Map.of("text", text));
    }

    private MemoryWrite.Result write(String entity, String key, String value) {
        return world.call(MemoryWrite.CONTRACT, ida, Map.of("entity", entity, "key", key, "value", value));
    }

    private List<MemoryChanged> memories() {
        return world.recall().memories(ida.space());
    }

    private int rows(String text) {
        return Residue.rows(world.jdbc(), text);
    }
}
