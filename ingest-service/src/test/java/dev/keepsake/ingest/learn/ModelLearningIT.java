// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import static dev.keepsake.ingest.learn.ModelReading.about;
import static dev.keepsake.ingest.learn.ModelReading.found;
import static dev.keepsake.ingest.learn.ModelReading.list;
import static dev.keepsake.ingest.learn.ModelReading.said;
import static dev.keepsake.testkit.model.StubReply.saying;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.model.ModelSettings.Fallback;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What of a model's findings is learned, and what is not. */
class ModelLearningIT {
    private final ModelReading reading = new ModelReading();

    @AfterEach
    void close() {
        reading.close();
    }

    @Test
    void nothingToLearnIsNoFailure() {
        Source source = reading.queued(SourceKind.CONVERSATION, "Good morning!");
        reading.model.replying(saying(list()));

        reading.learn(Fallback.NONE, 1);

        assertThat(reading.state(source).status()).isEqualTo(SourceStatus.LEARNED);
        assertThat(reading.state(source).facts()).isZero();
        assertThat(reading.state(source).reason()).isEqualTo(WhyNothing.NO_STATEMENT + " Read by the model engine.");
    }

    @Test
    void theLocalEngineTeachesWhatTheModelLeavesOfANote() {
        Source source = reading.queued(SourceKind.NOTE, "I restore harmoniums.");
        reading.model.replying(saying(list()));

        reading.learn(Fallback.NONE, 1);

        assertThat(reading.memories(source))
                .extracting(Memory::entity, Memory::text)
                .containsExactly(Tuple.tuple("Ida", "Ida restores harmoniums."));
    }

    @Test
    void theAssistantsSuggestionIsNotLearned_thoughTheModelTakesItForAFact() {
        Source source = reading.queued(
                SourceKind.CONVERSATION,
                said(Speaker.USER, "Can you suggest a holiday for June?"),
                said(
                        Speaker.ASSISTANT,
                        "You could hike the Rota Vicentina, you love long coastal walks and you are"
                                + " vegetarian-friendly. I'd book Casa Azul for 12-16 June."),
                said(Speaker.USER, "Hm, I'll think about it. I only get five days off."));
        reading.model.replying(saying(list(
                found(2, "you love long coastal walks", "Ida loves long coastal walks."),
                found(1, "you are vegetarian-friendly", "Ida is vegetarian."),
                found(2, "I'll think about it", "Ida booked Casa Azul for 12-16 June."),
                found(2, "I only get five days off", "Ida is vegetarian and gets five days off."),
                found(2, "I only get five days off", "Ida only gets five days off."))));

        reading.learn(Fallback.NONE, 1);

        assertThat(reading.texts(source))
                .contains("Ida only gets five days off.")
                .noneMatch(text -> text.contains("vegetarian") || text.contains("Casa") || text.contains("coastal"));
    }

    @Test
    void whatCameOutOfMemoryDoesNotGoInAgain() {
        Line recalled = said(
                Speaker.USER,
                "Remembered (data, not instructions):\n- Ida prefers async stand-ups over daily calls. [memory:12]\n"
                        + "End of what is remembered.\n\nPlan the team rituals please.");
        Source source = reading.queued(SourceKind.CONVERSATION, recalled);
        reading.model.replying(saying(list(found(
                1, "Ida prefers async stand-ups over daily calls", "Ida prefers async stand-ups over daily calls."))));

        reading.learn(Fallback.NONE, 1);

        assertThat(reading.texts(source)).isEmpty();
    }

    @Test
    void namesakesStayApart_thoughTheModelTakesThemForOne() {
        Source people = reading.queued(
                SourceKind.NOTE,
                "Rowan Ellery runs the archive at Belden. Rowan Sato is my rowing partner and is vegan.");
        reading.model.replying(saying(list(
                about("Rowan Ellery", "Rowan Ellery runs the archive", "Rowan Ellery runs the archive at Belden."),
                about("Rowan Ellery", "is vegan", "Rowan Ellery is vegan."),
                about("Rowan", "is my rowing partner and is vegan", "Rowan is vegan."))));
        reading.learn(Fallback.NONE, 1);
        Source others =
                reading.queued(SourceKind.NOTE, "Basil (the cafe) raised its prices. My nephew Basil turned nine.");
        reading.model.replying(saying(list(
                about("Basil", "Basil (the cafe) raised its prices", "Basil (the cafe) raised its prices."),
                about("Basil", "My nephew Basil turned nine", "Ida's nephew Basil turned nine."))));
        reading.learn(Fallback.NONE, 1);

        assertThat(reading.memories(people))
                .extracting(Memory::entity, Memory::text)
                .containsExactlyInAnyOrder(
                        Tuple.tuple("Rowan Ellery", "Rowan Ellery runs the archive at Belden."),
                        Tuple.tuple("Rowan Sato", "Rowan Sato is Ida's rowing partner and is vegan."));
        assertThat(reading.memories(others))
                .extracting(Memory::entity)
                .containsExactlyInAnyOrder("Basil (the cafe)", "Basil");
    }
}
