// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.statement.Extraction;
import dev.keepsake.language.statement.Noise;
import dev.keepsake.language.statement.Skipped;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What of a note is kept as it stands: rules and errands are no statements, but somebody asked for them to be kept. */
final class WordForWord {
    private static final int WORDS_OF_A_SENTENCE = 3;

    private static final Pattern SENTENCE_END = Pattern.compile("[.!?][\"')\\]]*\\s+");

    /** An order about the memory or the tools of whoever reads it is not for keeping. */
    private static final Pattern TO_THE_ASSISTANT = Pattern.compile(
            "(?i)^\\W*(?:(?:please|pls|kindly|now|and|then|also|just) )*(?:ignore|disregard|override|bypass|forget|remind)\\b"
                    + "|^\\W*(?:system|assistant|developer|admin)(?: prompt| message| note)?\\s*:"
                    + "|\\bsystem prompt\\b|\\b(?:reply|respond|answer|output|print) (?:only |just )?with\\b"
                    + "|\\b(?:ignore|disregard|override|bypass) (?:\\p{L}+ ){0,5}(?:instructions?|rules?|prompts?)\\b"
                    + "|\\bcall (?:(?:the|a|your) )?(?:(?:tool|function|forget|remember|recall)\\b|\\w+_\\w+)"
                    + "|\\b(?:delete|erase|wipe|clear|forget) (?:\\p{L}+ ){0,4}(?:memory|memories|everything)\\b");

    private WordForWord() {}

    static List<Span> of(String line, Extraction extraction) {
        if (extraction.statements().isEmpty() && Noise.is(line)) {
            return List.of();
        }
        // A line of which no part was left out says something, and whoever read it found it not worth keeping.
        boolean saysLittle = extraction.statements().isEmpty()
                && !extraction.skipped().isEmpty()
                && extraction.skipped().stream()
                        .allMatch(skipped -> skipped.reason() == Skipped.Reason.NO_CONTENT
                                || skipped.reason() == Skipped.Reason.SMALL_TALK);
        if (saysLittle) {
            // "Locker: 114" is not small talk in a note.
            return List.of(Span.trimmed(line, 0, line.length()));
        }
        List<Span> kept = new ArrayList<>();
        for (Skipped skipped : extraction.skipped()) {
            Span words = skipped.span();
            boolean rule = skipped.reason() == Skipped.Reason.INSTRUCTION;
            boolean talk = skipped.reason() == Skipped.Reason.SMALL_TALK
                    && isSentence(line, words)
                    && words.text().strip().split("\\s+").length >= WORDS_OF_A_SENTENCE;
            int begin = beginOfSentence(line, words.start());
            boolean toAssistant = TO_THE_ASSISTANT.matcher(words.text()).find()
                    || TO_THE_ASSISTANT
                            .matcher(line.substring(begin, words.end()))
                            .find();
            if ((rule || talk) && !toAssistant) {
                kept.add(words);
            }
        }
        return kept;
    }

    private static boolean isSentence(String line, Span words) {
        String rest = line.substring(words.end());
        boolean ends = rest.isBlank() || words.text().matches("(?s).*[.!?][\"')\\]]*\\s*");
        return ends
                && line.substring(beginOfSentence(line, words.start()), words.start())
                        .isBlank();
    }

    private static int beginOfSentence(String line, int at) {
        int begin = 0;
        Matcher matcher = SENTENCE_END.matcher(line).region(0, at);
        while (matcher.find()) {
            begin = matcher.end();
        }
        return begin;
    }
}
