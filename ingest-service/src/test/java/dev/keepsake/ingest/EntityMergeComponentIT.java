// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.Role;
import dev.keepsake.contracts.ingest.EntityMerge;
import dev.keepsake.contracts.ingest.EntityMergeUndo;
import dev.keepsake.contracts.ingest.Forget;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.MemoryWrite;
import dev.keepsake.contracts.ingest.Remember;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.messaging.CallOutcome;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.assertj.core.groups.Tuple;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Two names for one, and two again. */
class EntityMergeComponentIT {
    private static final Map<String, String> LIZ = Map.of("from", "Liz", "into", "Elizabeth");

    private final IngestWorld world = IngestWorld.shared();
    private final Caller ida = IngestWorld.someone("Ida");

    @Test
    void bothNamesAnswerAsOneEntity_andNoWordIsChanged() {
        remember("Liz repairs harmoniums.");
        remember("Elizabeth plays the cello.");

        EntityMerge.Result merged = world.call(EntityMerge.CONTRACT, ida, Map.of("from", "liz", "into", "ELIZABETH"));

        assertThat(merged).isEqualTo(new EntityMerge.Result("Elizabeth", List.of("Liz"), 2));
        assertThat(memories())
                .extracting(MemoryChanged::entity, MemoryChanged::alsoCalled, MemoryChanged::text)
                .containsExactly(
                        Tuple.tuple("Elizabeth", List.of("Liz"), "Liz repairs harmoniums."),
                        Tuple.tuple("Elizabeth", List.of("Liz"), "Elizabeth plays the cello."));
    }

    @Test
    void newsOfOneNameEndsWhatWasSaidOfTheOther_untilTheMergeIsUndone() {
        write("Liz", "Turku");
        write("Elizabeth", "Bergen");
        List<Standing> before = standings();

        world.call(EntityMerge.CONTRACT, ida, LIZ);

        assertThat(memories())
                .extracting(MemoryChanged::status)
                .containsExactly(MemoryStatus.SUPERSEDED, MemoryStatus.CURRENT);

        world.call(EntityMergeUndo.CONTRACT, ida, LIZ);

        assertThat(standings()).isEqualTo(before);
    }

    @Test
    void whatIsToldAfterTheMergeStaysWithTheNameItWasToldUnder() {
        write("Liz", "Turku");
        write("Elizabeth", "Bergen");
        world.call(EntityMerge.CONTRACT, ida, LIZ);
        MemoryWrite.Result moved = write("Liz", "Riga");
        remember("Liz repairs harmoniums.");

        assertThat(moved.status()).isEqualTo(MemoryWrite.Status.SUPERSEDED);

        EntityMergeUndo.Result parted = world.call(EntityMergeUndo.CONTRACT, ida, LIZ);

        assertThat(parted).isEqualTo(new EntityMergeUndo.Result("Liz", 3));
        assertThat(memories())
                .extracting(MemoryChanged::entity, MemoryChanged::value, MemoryChanged::status)
                .startsWith(
                        Tuple.tuple("Liz", "Turku", MemoryStatus.SUPERSEDED),
                        Tuple.tuple("Elizabeth", "Bergen", MemoryStatus.CURRENT),
                        Tuple.tuple("Liz", "Riga", MemoryStatus.CURRENT));
        assertThat(memories().get(2).history())
                .extracting(MemoryChanged.EarlierMemory::text)
                .containsExactly("Turku");
        assertThat(memories().get(3).entity()).isEqualTo("Liz");
    }

    @Test
    void aContradictionOfTheTwoNamesIsSettledByTakingThemApart() {
        remember("Liz's birthday is on 4 May.");
        remember("Elizabeth's birthday is on 14 May.");
        List<Standing> before = standings();

        world.call(EntityMerge.CONTRACT, ida, LIZ);

        assertThat(memories()).extracting(MemoryChanged::status).containsOnly(MemoryStatus.CLASH);

        world.call(EntityMergeUndo.CONTRACT, ida, LIZ);

        assertThat(standings()).isEqualTo(before);
    }

    @Test
    void threeNamesOfOneArePartedOneByOne() {
        remember("Liz repairs harmoniums.");
        remember("Beth mends nets.");
        remember("Elizabeth plays the cello.");
        world.call(EntityMerge.CONTRACT, ida, Map.of("from", "Liz", "into", "Beth"));
        EntityMerge.Result all = world.call(EntityMerge.CONTRACT, ida, Map.of("from", "Beth", "into", "Elizabeth"));

        assertThat(all.alsoCalled()).containsExactlyInAnyOrder("Liz", "Beth");
        assertThat(memories()).extracting(MemoryChanged::entity).containsOnly("Elizabeth");

        world.call(EntityMergeUndo.CONTRACT, ida, Map.of("from", "Beth", "into", "Elizabeth"));

        assertThat(memories()).extracting(MemoryChanged::entity).containsExactly("Beth", "Beth", "Elizabeth");
    }

    @Test
    void theSameCallTwiceChangesNothing() {
        remember("Liz repairs harmoniums.");
        remember("Elizabeth plays the cello.");
        UUID merge = UUID.randomUUID();
        UUID undo = UUID.randomUUID();

        CallOutcome once = world.ask(merge, EntityMerge.CONTRACT, ida, LIZ).join();
        CallOutcome again = world.ask(merge, EntityMerge.CONTRACT, ida, LIZ).join();
        world.ask(undo, EntityMergeUndo.CONTRACT, ida, LIZ).join();
        List<MemoryChanged> parted = memories();
        CallOutcome late = world.ask(undo, EntityMergeUndo.CONTRACT, ida, LIZ).join();
        world.ask(merge, EntityMerge.CONTRACT, ida, LIZ).join();

        assertThat(world.answered(EntityMerge.CONTRACT, again)).isEqualTo(world.answered(EntityMerge.CONTRACT, once));
        assertThat(world.answered(EntityMergeUndo.CONTRACT, late).entity()).isEqualTo("Liz");
        assertThat(memories()).isEqualTo(parted);
    }

    @Test
    void whatCannotBeIsRefusedWithASentence() {
        remember("Liz repairs harmoniums.");
        remember("Elizabeth plays the cello.");
        remember("Beth mends nets.");

        assertRefused(EntityMerge.CONTRACT, "Liz", "liz ", ErrorCode.INVALID_ARGUMENT, "the same name");
        assertRefused(EntityMerge.CONTRACT, "Zoltan", "Liz", ErrorCode.NOT_FOUND, "no entity \"Zoltan\"");
        assertRefused(EntityMerge.CONTRACT, "Liz", "Zoltan", ErrorCode.NOT_FOUND, "no entity \"Zoltan\"");
        assertRefused(EntityMergeUndo.CONTRACT, "Liz", "Elizabeth", ErrorCode.NOT_FOUND, "never merged");
        world.call(EntityMerge.CONTRACT, ida, LIZ);
        assertRefused(EntityMerge.CONTRACT, "Elizabeth", "Liz", ErrorCode.CONFLICT, "one entity already");
        assertRefused(EntityMerge.CONTRACT, "Liz", "Beth", ErrorCode.CONFLICT, "undo that first");
        world.call(EntityMergeUndo.CONTRACT, ida, LIZ);
        assertRefused(EntityMergeUndo.CONTRACT, "Liz", "Elizabeth", ErrorCode.CONFLICT, "undone already");
    }

    @Test
    void nobodyMergesWhatIsNotTheirs() {
        UUID tenant = UUID.randomUUID();
        Caller owner = IngestWorld.member(tenant, "Ida", Role.OWNER);
        Caller member = IngestWorld.member(tenant, "Mo", Role.MEMBER);
        world.call(Remember.CONTRACT, owner, Map.of("text", "Liz repairs harmoniums."));
        world.call(Remember.CONTRACT, owner, Map.of("text", "Elizabeth plays the cello."));

        assertThat(world.refused(EntityMerge.CONTRACT, member, LIZ).code()).isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(world.refused(
                                EntityMerge.CONTRACT,
                                member,
                                Map.of("from", "Liz", "into", "Elizabeth", "space", "shared"))
                        .code())
                .isEqualTo(ErrorCode.FORBIDDEN);
    }

    @Test
    void aForgottenNameIsToldNoMore() {
        remember("Liz repairs harmoniums.");
        remember("Elizabeth plays the cello.");
        world.call(EntityMerge.CONTRACT, ida, LIZ);

        world.call(
                Forget.CONTRACT,
                ida,
                Map.of("id", MemoryNumber.format(memories().get(0).number())));

        assertThat(memories())
                .singleElement()
                .satisfies(memory -> assertThat(memory.alsoCalled()).isNull());
        assertRefused(EntityMergeUndo.CONTRACT, "Liz", "Elizabeth", ErrorCode.NOT_FOUND, "never merged");
    }

    private void assertRefused(ToolContract<?, ?> tool, String from, String into, ErrorCode code, String part) {
        CallOutcome.Refused refused = world.refused(tool, ida, Map.of("from", from, "into", into));
        assertThat(refused.code()).isEqualTo(code);
        assertThat(refused.toString()).contains(part);
    }

    private void remember(String text) {
        world.call(Remember.CONTRACT, ida, Map.of("text", text));
    }

    private MemoryWrite.Result write(String entity, String city) {
        return world.call(MemoryWrite.CONTRACT, ida, Map.of("entity", entity, "key", "city", "value", city));
    }

    private List<MemoryChanged> memories() {
        return world.recall().memories(ida.space());
    }

    /** All that an undone merge must restore. */
    private List<Standing> standings() {
        return memories().stream()
                .map(memory -> new Standing(
                        memory.entity(),
                        memory.alsoCalled(),
                        memory.text(),
                        memory.status(),
                        memory.validFrom(),
                        memory.validTo(),
                        memory.history()))
                .toList();
    }

    private record Standing(
            String entity,
            @Nullable List<String> alsoCalled,
            String text,
            MemoryStatus status,
            Instant validFrom,
            @Nullable Instant validTo,
            List<MemoryChanged.EarlierMemory> history) {}
}
