// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import dev.keepsake.language.statement.Statement;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Whether a line says it of the one a statement names. */
final class SubjectCheck {
    private static final Pattern FIRST_PERSON =
            Pattern.compile("(?i)\\b(?:i|me|my|mine|myself|we|us|our|ours|im|ive)\\b");
    private static final Pattern THIRD_PERSON =
            Pattern.compile("(?i)\\b(?:he|she|they|him|her|them|his|hers|their|theirs|it|its)\\b");
    private static final Set<String> THE_SPEAKER =
            Set.of("i", "me", "user", "the user", "speaker", "the speaker", "myself");

    private SubjectCheck() {}

    /** The name of a subject; the speaker's where it is a word for them. */
    static String name(String subject, String speaker) {
        String plain = subject.strip();
        boolean isSpeaker =
                THE_SPEAKER.contains(plain.toLowerCase(Locale.ROOT)) || plain.equalsIgnoreCase(speaker.strip());
        return isSpeaker ? speaker : plain;
    }

    static boolean admits(String subject, Surroundings line) {
        return subject.equals(line.utterance().speakerName())
                ? saysItOfSpeaker(line)
                : saysItOf(subject, line) && !Namesake.isMeant(subject, line);
    }

    private static boolean saysItOfSpeaker(Surroundings line) {
        String speaker = line.utterance().speakerName();
        if (!line.localStatements().isEmpty()) {
            return line.localStatements().stream().map(Statement::entity).anyMatch(speaker::equals);
        }
        return FIRST_PERSON.matcher(line.sentences()).find()
                || !THIRD_PERSON.matcher(line.sentences()).find();
    }

    /** Named in the very sentence, or meant by a word there and named before. */
    private static boolean saysItOf(String subject, Surroundings line) {
        Set<String> named = Words.of(subject);
        named.remove("s");
        named.removeAll(Words.of(line.utterance().speakerName()));
        if (named.isEmpty() || !named.stream().allMatch(word -> Words.holds(line.known(), word))) {
            return false;
        }
        Set<String> here = Words.of(line.sentences());
        return named.stream().anyMatch(word -> Words.holds(here, word))
                || THIRD_PERSON.matcher(line.sentences()).find();
    }
}
