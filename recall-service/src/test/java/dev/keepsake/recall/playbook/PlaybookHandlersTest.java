// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.recall.PlaybookRecall;
import dev.keepsake.contracts.recall.PlaybookReport;
import dev.keepsake.contracts.recall.PlaybookWrite;
import dev.keepsake.language.embedding.LocalEmbedder;
import dev.keepsake.language.secret.SecretGate;
import dev.keepsake.language.secret.SecretScanner;
import dev.keepsake.recall.fixture.Callers;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlaybookHandlersTest {
    private static final LocalEmbedder EMBEDDER = LocalEmbedder.load();
    private static final SituationFit FIT = new SituationFit(EMBEDDER);
    private final Caller nadia = Callers.someone();
    private final FakePlaybookStore store = new FakePlaybookStore();
    private final PlaybookWriteHandler write =
            new PlaybookWriteHandler(store, EMBEDDER, new SecretGate(new SecretScanner()));
    private final PlaybookRecallHandler recall = new PlaybookRecallHandler(store, FIT);

    @AfterAll
    static void close() {
        EMBEDDER.close();
    }

    @Test
    void mergesWhatSaysTheSame() {
        PlaybookWrite.Result first = write("The nightly import is late", "Restart the importer, then check the lag.");

        assertThat(first.status()).isEqualTo(PlaybookWrite.Status.CREATED);
        assertThat(first.id()).matches("playbook:\\d+");
        for (String again : List.of(
                "Restart the importer, then check the lag.",
                "restart the importer -- then check the LAG",
                "Restart the importer, and then check the lag.")) {
            assertThat(write("The nightly import is late", again))
                    .isEqualTo(new PlaybookWrite.Result(first.id(), PlaybookWrite.Status.MERGED));
        }
    }

    @Test
    void keepsNoSecret_whicheverWayTheCallCame() {
        String secret = "Open it: the password is Fjord-Lantern-88.";

        assertThatExceptionOfType(CallRefused.class)
                .isThrownBy(() -> write("The vault is locked", secret))
                .withMessageStartingWith("\"strategy\" holds what looks like a secret");
        assertThatExceptionOfType(CallRefused.class)
                .isThrownBy(() -> write(secret, "Ask Noor."))
                .withMessageStartingWith("\"trigger\" holds what looks like a secret");
        assertThat(recall("The vault is locked")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            The nightly import is late | Do not restart the importer, check the lag.
            The nightly import is late | Restart the database, then check the lag.
            The nightly import is late | Ask the vendor for a new file.
            The nightly export is late | Restart the importer, then check the lag.
            """)
    void keepsApart_whatDiffersInSituationOrAdvice(String trigger, String strategy) {
        write("The nightly import is late", "Restart the importer, then check the lag.");

        assertThat(write(trigger, strategy).status()).isEqualTo(PlaybookWrite.Status.CREATED);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A deployment fails its health check | the new release does not become healthy
            A deployment fails its health check | rollout stuck: pods never get ready
            A guest is allergic to nuts | dinner for somebody who cannot eat peanuts
            An unstable test breaks the build | CI is red because a test is flaky
            The client wants a discount | customer asks for a lower price
            A toddler refuses to sleep | our two year old will not go to bed
            CI is red on Monday | CI red
            """)
    void findsAStrategy_byASituationInOtherWords(String trigger, String query) {
        write(trigger, "Take it slowly, one step at a time.");

        assertThat(recall(query)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A deployment fails its health check | dinner for somebody who cannot eat peanuts
            A guest is allergic to nuts | the new release does not become healthy
            An unstable test breaks the build | customer asks for a lower price
            The client wants a discount | our two year old will not go to bed
            A toddler refuses to sleep | what is the capital of Peru
            CI is red on Monday | zorblat viffin quemptious
            A deployment fails its health check | which wine goes with trout
            """)
    void findsNothing_forAnotherSituation(String trigger, String query) {
        write(trigger, "Take it slowly, one step at a time.");

        assertThat(recall(query)).isEmpty();
    }

    @Test
    void putsFirstWhatHasWorked_whenTwoFitAlike() {
        write("The boiler makes a knocking noise", "Bleed the radiators.");
        String better = write("The boiler makes a knocking noise", "Call the plumber at once.")
                .id();
        OutcomeRecorder outcomes = new OutcomeRecorder(store, new Credit(Duration.ofDays(90)));

        outcomes.record(nadia.space(), outcome(better, true));
        outcomes.record(nadia.space(), outcome(better, true));

        assertThat(recall("the boiler is knocking")).hasSize(2).first().satisfies(entry -> {
            assertThat(entry.id()).isEqualTo(better);
            assertThat(entry.credit()).isEqualTo(0.75);
            assertThat(entry.uses()).isEqualTo(2);
            assertThat(entry.score()).isBetween(0.0, 1.0);
        });
    }

    @Test
    void creditsTheEntryThatWasTried_onceForEachOutcome() {
        String tried = write("The boiler makes a knocking noise", "Bleed the radiators.")
                .id();
        String beside = write("The boiler makes a knocking noise", "Call the plumber at once.")
                .id();
        UUID outcome = UUID.randomUUID();

        PlaybookReport.Result first = report(new PlaybookReport.Arguments(tried, true, outcome), nadia);
        PlaybookReport.Result again = report(new PlaybookReport.Arguments(tried, true, outcome), nadia);

        assertThat(first.recorded()).isTrue();
        assertThat(first.credit()).isEqualTo(0.6667);
        assertThat(first.interval().low()).isCloseTo(0.2236, within(1e-4));
        assertThat(first.interval().high()).isCloseTo(0.9747, within(1e-4));
        assertThat(again.recorded()).isFalse();
        assertThat(again.wins()).isEqualTo(1);
        assertThat(recall("the boiler is knocking"))
                .filteredOn(entry -> entry.id().equals(beside))
                .singleElement()
                .satisfies(entry -> assertThat(entry.credit()).isEqualTo(0.5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"playbook:999", "playbook:x", "strategy 1", "playbook:99999999999999999999"})
    void refusesAnOutcomeOfWhatIsNotThere(String id) {
        assertThatExceptionOfType(CallRefused.class)
                .isThrownBy(() -> report(new PlaybookReport.Arguments(id, true, null), nadia))
                .withMessageContaining("no playbook entry");
    }

    @Test
    void refusesAnOutcomeOfSomebodyElsesEntry() {
        String id = write("The boiler makes a knocking noise", "Bleed the radiators.")
                .id();

        assertThatExceptionOfType(CallRefused.class)
                .isThrownBy(() -> report(new PlaybookReport.Arguments(id, false, null), Callers.someone()));
        assertThat(recall("the boiler is knocking"))
                .singleElement()
                .satisfies(entry -> assertThat(entry.uses()).isZero());
    }

    @Test
    void isSilentAboutOtherSpacesAndScopes() {
        write("The boiler makes a knocking noise", "Bleed the radiators.");

        assertThat(recall.handle(call(new PlaybookRecall.Arguments("boiler knocking", "other", null), nadia))
                        .result()
                        .entries())
                .isEmpty();
        assertThat(recall.handle(call(new PlaybookRecall.Arguments("boiler knocking", null, null), Callers.someone()))
                        .result()
                        .entries())
                .isEmpty();
    }

    private PlaybookReport.Result report(PlaybookReport.Arguments told, Caller caller) {
        OutcomeRecorder outcomes = new OutcomeRecorder(store, new Credit(Duration.ofDays(90)));
        Clock clock = Clock.fixed(Instant.parse("2026-03-01T00:00:00Z"), ZoneOffset.UTC);
        return new PlaybookReportHandler(outcomes, clock)
                .handle(call(told, caller))
                .result();
    }

    private static PlaybookOutcome outcome(String id, boolean won) {
        long number = Long.parseLong(id.substring(id.indexOf(':') + 1));
        return new PlaybookOutcome(UUID.randomUUID(), number, won, Instant.parse("2026-03-01T00:00:00Z"));
    }

    private PlaybookWrite.Result write(String trigger, String strategy) {
        return write.handle(call(new PlaybookWrite.Arguments(trigger, strategy, null), nadia))
                .result();
    }

    private List<PlaybookRecall.Entry> recall(String query) {
        return recall.handle(call(new PlaybookRecall.Arguments(query, null, null), nadia))
                .result()
                .entries();
    }

    private static <A> Call<A> call(A arguments, Caller caller) {
        return new Call<>(UUID.randomUUID(), caller, arguments, new CallOrigin(UUID.randomUUID(), 0), Instant.MAX);
    }
}
