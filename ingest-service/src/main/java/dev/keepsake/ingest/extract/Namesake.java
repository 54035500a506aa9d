// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether a name is shared: who is called alike must not be taken for one another. */
final class Namesake {
    private static final String WORD = "\\p{Lu}[\\p{L}\\p{M}-]+";
    private static final Pattern CAPITALISED = Pattern.compile(WORD);
    private static final Pattern NAME = Pattern.compile(WORD + "(?: " + WORD + ")*");

    private Namesake() {}

    /** Whether the sentence names another of that name, or the name alone fits several who were named. */
    static boolean isMeant(String subject, Surroundings line) {
        Set<String> own = words(subject);
        List<Set<String>> here = NAME.matcher(line.sentences())
                .results()
                .map(name -> words(name.group()))
                .filter(name -> name.stream().anyMatch(own::contains))
                .toList();
        boolean another =
                !here.isEmpty() && here.stream().noneMatch(name -> own.containsAll(name) || name.containsAll(own));
        return another || surnames(subject, line).size() > 1;
    }

    /** The different names that follow this one, wherever it was said. */
    private static Set<String> surnames(String subject, Surroundings line) {
        Pattern longer = Pattern.compile("\\b" + Pattern.quote(subject.strip()) + " (" + WORD + ")");
        return Stream.concat(Stream.of(line.utterance().text()), line.utterance().previousLines().stream())
                .flatMap(text -> longer.matcher(text).results())
                .map(match -> match.group(1))
                .collect(Collectors.toSet());
    }

    private static Set<String> words(String name) {
        return CAPITALISED
                .matcher(name)
                .results()
                .map(word -> word.group().toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }
}
