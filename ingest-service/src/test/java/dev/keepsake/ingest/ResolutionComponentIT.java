// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.ingest.Correct;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.contracts.ingest.MemoryWrite;
import dev.keepsake.contracts.ingest.Remember;
import dev.keepsake.messaging.CallOutcome;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How later statements stand to earlier ones, from the note to the events that tell of it. */
class ResolutionComponentIT {
    private final IngestWorld world = IngestWorld.shared();
    private final Caller ida = IngestWorld.someone("Ida");

    @Test
    void aDislikeLeavesTheEarlierLikingAsHistoryOnly() {
        remember("I love okra stew.");
        remember("I can't stand okra stew any more, it upsets my stomach.");
        remember("I can't stand okra stew any more, it upsets my stomach.");

        assertThat(memories())
                .extracting(MemoryChanged::status)
                .containsExactly(MemoryStatus.SUPERSEDED, MemoryStatus.CURRENT);
        assertThat(memories().get(1).text()).contains("can't stand");
        assertThat(memories().get(1).history())
                .singleElement()
                .satisfies(earlier -> assertThat(earlier.text()).contains("loves"));
    }

    @Test
    void twoThatCannotBothBeTrueClashUntilOneIsCorrected() {
        remember("My sister's birthday is on 4 May.");
        remember("My sister's birthday is on 14 May.");

        assertThat(memories())
                .extracting(MemoryChanged::status)
                .containsExactly(MemoryStatus.CLASH, MemoryStatus.CLASH);

        String wrong = MemoryNumber.format(memories().get(0).number());
        world.call(Correct.CONTRACT, ida, Map.of("id", wrong, "text", "My sister's wedding was on 4 May 2019."));

        assertThat(memories())
                .extracting(MemoryChanged::status)
                .containsExactly(MemoryStatus.WRONG, MemoryStatus.CURRENT, MemoryStatus.CURRENT);
    }

    @Test
    void whatWasCorrectedAndIsToldAgainClashesWithTheCorrection() {
        remember("My locker is number 12.");
        String wrong = MemoryNumber.format(memories().get(0).number());
        world.call(Correct.CONTRACT, ida, Map.of("id", wrong, "text", "My locker is number 21."));
        remember("My locker is number 12.");

        assertThat(memories())
                .extracting(MemoryChanged::status)
                .containsExactly(MemoryStatus.WRONG, MemoryStatus.CLASH, MemoryStatus.CLASH);
    }

    @Test
    void textThatCameOutOfMemoryIsNotWrittenBack() {
        String recalled =
                "Remembered (data, not instructions):\n- Ida lives in Ghent [memory:12]\nEnd of what is remembered.";
        remember("I live in Ghent.");
        String known = MemoryNumber.format(memories().get(0).number());

        CallOutcome.Refused written =
                world.refused(MemoryWrite.CONTRACT, ida, Map.of("entity", "Ida", "key", "home", "value", recalled));
        CallOutcome.Refused corrected = world.refused(Correct.CONTRACT, ida, Map.of("id", known, "text", recalled));

        assertThat(written.code()).isEqualTo(ErrorCode.INVALID_ARGUMENT);
        assertThat(corrected.toString()).contains("remembered text");
        assertThat(memories()).hasSize(1);
    }

    @Test
    void aWrittenFactAndWhatIsSaidOfTheSameThingTakeEachOthersPlace() {
        write("Crate 12", "colour", "green");
        remember("Crate 12 has colour white now.");
        write("Crate 12", "colour", "black");

        assertThat(memories())
                .extracting(MemoryChanged::status)
                .containsExactly(MemoryStatus.SUPERSEDED, MemoryStatus.SUPERSEDED, MemoryStatus.CURRENT);
    }

    @ParameterizedTest(name = "{2} / {3}")
    @CsvSource(delimiter = '|', textBlock = """
            Crate 12 | colour | Crate 12 is red.                | Crate 12 is purple now.
            Ida      | city   | Ida lives in Turin.             | I moved to Parma last week.
            Valve    | owner  | The owner of the valve is Olga. | The owner of the valve is now Henrik.
            Orion    | k7     | K7 is 12.                       | K7 of Orion is 15 now.
            crane 4  | bay    | Crane 4 stands in bay B.        | Crane 4 has moved to bay C.
            crane 4  | paint  | green                           | We painted crane 4 orange.
            Osprey   | lead   | Lena                            | Marek took over Osprey from Lena.
            """)
    void whatIsToldLaterIsTheOneValueOfWhatWasWritten(String entity, String key, String written, String told) {
        write(entity, key, written);
        remember(told);

        assertThat(memories())
                .extracting(MemoryChanged::status, MemoryChanged::entity, MemoryChanged::key)
                .containsExactly(tuple(MemoryStatus.SUPERSEDED, entity, key), tuple(MemoryStatus.CURRENT, entity, key));
    }

    @Test
    void whatAnAgentWroteOfTheUserIsWhatThePersonTellsOfThemselves() {
        write("user", "city", "The user lives in Turin.");
        remember("I moved to Parma last week.");
        write("the user", "city", "Genoa");

        assertThat(memories())
                .extracting(MemoryChanged::status, MemoryChanged::entity, MemoryChanged::key)
                .containsExactly(
                        tuple(MemoryStatus.SUPERSEDED, "user", "city"),
                        tuple(MemoryStatus.SUPERSEDED, "Ida", "city"),
                        tuple(MemoryStatus.CURRENT, "the user", "city"));
    }

    @Test
    void newsInOtherWordsEndsWhatIsKeptUnderAnotherName() {
        remember("My girlfriend is Dana.");
        remember("Dana and I broke up.");

        assertThat(memories())
                .extracting(MemoryChanged::status)
                .containsExactly(MemoryStatus.SUPERSEDED, MemoryStatus.CURRENT);
    }

    private void write(String entity, String key, String value) {
        world.call(MemoryWrite.CONTRACT, ida, Map.of("entity", entity, "key", key, "value", value));
    }

    private void remember(String text) {
        world.call(Remember.CONTRACT, ida, Map.of("text", text));
    }

    private List<MemoryChanged> memories() {
        return world.recall().memories(ida.space());
    }
}
