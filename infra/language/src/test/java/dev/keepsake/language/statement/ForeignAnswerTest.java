// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Short answers in other languages, and the days they name. */
class ForeignAnswerTest {
    private static final StatementExtractor EXTRACTOR = new LocalStatementExtractor();
    /** A Tuesday. */
    private static final Instant SAID = Instant.parse("2026-06-16T09:00:00Z");

    @Test
    void anAnswerIsKeptWithItsQuestion() {
        assertThat(texts("Gut so. Wie alt ist euer Kater?", "Elf"))
                .containsExactly("Asked \"Wie alt ist euer Kater?\", Rosa answered on 16 June 2026: \"Elf\"");
        assertThat(texts("¿Tocas algún instrumento?", "sí, la viola"))
                .containsExactly(
                        "Asked \"¿Tocas algún instrumento?\", Rosa answered on 16 June 2026: \"sí, la viola\"");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Soll ich ein Taxi bestellen?     | Nein, lieber später
            Wie war das Spiel gestern Abend? | keine Ahnung
            ¿Quieres que busque un hotel?    | mejor no
            """)
    void anAnswerToAnOfferOrToNothingTeachesNothing(String question, String answer) {
        assertThat(texts(question, answer)).noneMatch(text -> text.startsWith("Asked"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Gestern habe ich den Ofen verkauft.          | gestern: 15 June 2026
            Ich fange übermorgen im Archiv an.           | übermorgen: 18 June 2026
            Mein Bruder wird am Sonntag operiert.        | am Sonntag: 21 June 2026
            Ayer vendí mi bicicleta a un vecino.         | Ayer: 15 June 2026
            Me mudo el jueves que viene a Burgos.        | el jueves que viene: 18 June 2026
            """)
    void aDayThatIsCertainIsNamedBehindTheWords(String said, String day) {
        assertThat(texts(null, said)).singleElement().asString().containsIgnoringCase("(" + day + ")");
    }

    @Test
    void aWeekdayThatMayBePastIsLeftAsItWasSaid() {
        assertThat(texts(null, "Am Sonntag habe ich den Keller gestrichen."))
                .containsExactly("Rosa said on 16 June 2026: \"Am Sonntag habe ich den Keller gestrichen.\"");
        assertThat(texts(null, "Der Kurs findet am Morgen statt.")).containsExactly("Der Kurs findet am Morgen statt.");
    }

    private static List<String> texts(@Nullable String question, String said) {
        List<String> before = List.of("Ich wohne seit Jahren in einem kleinen Dorf.");
        Utterance utterance = new Utterance(
                said,
                "Rosa",
                question,
                question != null && question.startsWith("¿")
                        ? List.of("Vivo desde hace años en un pueblo pequeño.")
                        : before,
                SAID,
                ZoneOffset.UTC);
        return EXTRACTOR.extract(utterance).statements().stream()
                .map(Statement::text)
                .toList();
    }
}
