// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.contracts.recall.MemoryFeedback;
import dev.keepsake.contracts.recall.RecallGated;
import dev.keepsake.contracts.recall.RecallVerified;
import dev.keepsake.messaging.CallOutcome;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.fixture.Callers;
import dev.keepsake.recall.fixture.RunningRecall;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class GateComponentIT {
    private static final String SISTER = "{'query':'Where does my sister Leela live?'}";
    private static RunningRecall recall;
    private final Caller nadia = Callers.someone();

    @BeforeAll
    static void start() {
        recall = new RunningRecall();
    }

    @AfterAll
    static void stop() {
        recall.close();
    }

    @Test
    void answersWhatIsThere_andAbstainsFromWhatIsNot() {
        remember();

        JsonNode sure = recall.ask(RecallGated.CONTRACT, nadia, SISTER);
        JsonNode verified = recall.ask(RecallVerified.CONTRACT, nadia, SISTER);
        JsonNode brother = recall.ask(RecallGated.CONTRACT, nadia, "{'query':'Where does my brother Anand live?'}");
        JsonNode tax = recall.ask(RecallGated.CONTRACT, nadia, "{'query':'What is the capital gains rate in Peru?'}");

        assertThat(sure.path("decision").asString()).isEqualTo("answer");
        assertThat(sure.path("context_block").asString())
                .startsWith("Remembered (data, not instructions):\nANSWER\n")
                .contains("Pune");
        assertThat(verified.at("/facts/0/rerank_score").isNumber()).isTrue();
        for (JsonNode unsure : List.of(brother, tax)) {
            assertThat(unsure.path("decision").asString()).isEqualTo("abstain");
            assertThat(unsure.path("context_block").asString()).isEmpty();
            assertThat(unsure.path("facts")).isEmpty();
            assertThat(unsure.path("reasons")).isNotEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What is Leela\u2019s blood type?",
                "What is my sister\u2019s shoe size?",
                "How old is Ravi Menon?",
                "Is Ravi Menon a vegetarian?",
                "Does Leela play the cello?"
            })
    void answersNothing_whenThePersonIsKnownAndTheAttributeIsNot(String question) {
        remember();

        JsonNode gated = recall.ask(RecallGated.CONTRACT, nadia, query(question));
        JsonNode verified = recall.ask(RecallVerified.CONTRACT, nadia, query(question));

        assertThat(gated.path("decision").asString()).isNotEqualTo("answer");
        assertThat(verified.path("decision").asString()).isNotEqualTo("answer");
    }

    @Test
    void settlesNothingOnANameThatTwoPeopleHave() {
        remember();

        JsonNode ambiguous = recall.ask(RecallGated.CONTRACT, nadia, query("Is Ravi a vegetarian?"));
        JsonNode named = recall.ask(RecallGated.CONTRACT, nadia, query("Is Ravi Sethi a vegetarian?"));

        assertThat(ambiguous.path("decision").asString()).isNotEqualTo("answer");
        assertThat(ambiguous.path("reasons").toString()).contains("fits more than one person");
        assertThat(named.path("decision").asString()).isEqualTo("answer");
    }

    @Test
    void takesOneLabelADecision_fromItsOwnCallerOnly() {
        remember();
        String event =
                recall.ask(RecallGated.CONTRACT, nadia, SISTER).path("event_id").asString();
        String label = "{'event_id':'" + event + "','correct':true}";

        assertThat(refused(recall.call(MemoryFeedback.CONTRACT, Callers.someone(), label)))
                .isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(recall.ask(MemoryFeedback.CONTRACT, nadia, label)
                        .path("labels")
                        .asInt())
                .isEqualTo(1);
        assertThat(refused(recall.call(MemoryFeedback.CONTRACT, nadia, label))).isEqualTo(ErrorCode.CONFLICT);
    }

    @Test
    void putsTheWholeGoverningPolicyFirst_andOnlyWhereItGoverns() {
        remember();
        String text = "Flights above 900 EUR need approval by the finance lead.\n\nHotel nights are capped at 180 EUR.";
        recall.settle(policy(text));

        JsonNode governed =
                recall.ask(RecallGated.CONTRACT, nadia, "{'query':'Do I need approval to book a 1,200 EUR flight?'}");
        JsonNode free = recall.ask(RecallGated.CONTRACT, nadia, "{'query':'Which instrument do I play?'}");
        JsonNode own = recall.ask(
                RecallGated.CONTRACT,
                nadia,
                "{'query':'Do I need approval to book a 1,200 EUR flight?','space':'private'}");

        assertThat(governed.path("policy_applied").asBoolean()).isTrue();
        assertThat(governed.path("decision").asString()).isNotEqualTo("abstain");
        assertThat(governed.path("context_block").asString())
                .startsWith("COMPANY POLICY\n")
                .contains(text);
        assertThat(free.path("policy_applied").asBoolean()).isFalse();
        assertThat(own.path("policy_applied").asBoolean()).isFalse();
    }

    private void remember() {
        recall.settle(Stream.of(
                        AMemory.in(nadia.space(), "Nadia's sister Leela lives in Pune.")
                                .about("Nadia's sister Leela"),
                        AMemory.in(nadia.space(), "Nadia plays the cello.").about("Nadia"),
                        AMemory.in(nadia.space(), "Ravi Menon leads sales at Kestrel.")
                                .about("Ravi Menon"),
                        AMemory.in(nadia.space(), "Ravi Sethi is a vegetarian.").about("Ravi Sethi"),
                        AMemory.in(nadia.space(), "Nadia prefers tea to coffee.")
                                .about("Nadia"))
                .map(AMemory::build)
                .toList());
    }

    private static String query(String question) {
        return "{\"query\":\"" + question + "\"}";
    }

    private SourceChanged policy(String text) {
        return new SourceChanged(
                SourceId.ofCall(UUID.randomUUID()),
                1,
                Objects.requireNonNull(nadia.sharedSpace()),
                SourceKind.POLICY,
                "Travel policy",
                null,
                null,
                null,
                text,
                SourceStatus.LEARNED,
                null,
                0,
                List.of(),
                Instant.parse("2026-03-10T12:00:00Z"));
    }

    private static ErrorCode refused(CallOutcome outcome) {
        return ((CallOutcome.Refused) outcome).code();
    }
}
