// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import dev.keepsake.language.statement.Utterance;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** As many lines as a model is given at once, in the form it is given them. */
record Passage(List<String> earlier, List<NumberedLine> lines) {
    private static final int MOST_LINES = 40;
    private static final int MOST_CHARACTERS = 12_000;
    private static final int EARLIER_LINES = 6;
    private static final int LONGEST_CONTEXT = 600;
    private static final DateTimeFormatter WITH_WEEKDAY =
            DateTimeFormatter.ofPattern("EEEE yyyy-MM-dd HH:mm xxx", Locale.ENGLISH);

    /** A line, with what is needed to understand it. */
    record NumberedLine(
            int line,
            String speaker,
            String saidAt,
            @Nullable String answers,
            String text) {}

    static Passage of(List<Utterance> utterances) {
        List<NumberedLine> lines = new ArrayList<>();
        for (Utterance utterance : utterances) {
            lines.add(new NumberedLine(
                    lines.size() + 1,
                    utterance.speakerName(),
                    WITH_WEEKDAY.format(ZonedDateTime.ofInstant(utterance.saidAt(), utterance.zone())),
                    utterance.precedingQuestion() == null ? null : shortened(utterance.precedingQuestion()),
                    utterance.text()));
        }
        List<String> before = utterances.get(0).previousLines();
        return new Passage(
                before.subList(Math.max(0, before.size() - EARLIER_LINES), before.size()).stream()
                        .map(Passage::shortened)
                        .toList(),
                List.copyOf(lines));
    }

    /** Cuts what is to be read into as many as are put to the model one by one; a line is never cut. */
    static List<List<Utterance>> divided(List<Utterance> utterances) {
        List<List<Utterance>> passages = new ArrayList<>();
        List<Utterance> passage = new ArrayList<>();
        int characters = 0;
        for (Utterance utterance : utterances) {
            characters += utterance.text().length();
            if (!passage.isEmpty() && (passage.size() == MOST_LINES || characters > MOST_CHARACTERS)) {
                passages.add(List.copyOf(passage));
                passage.clear();
                characters = utterance.text().length();
            }
            passage.add(utterance);
        }
        if (!passage.isEmpty()) {
            passages.add(List.copyOf(passage));
        }
        return passages;
    }

    /** Of what came before the end matters most. */
    private static String shortened(String text) {
        return text.length() <= LONGEST_CONTEXT ? text : text.substring(text.length() - LONGEST_CONTEXT);
    }
}
