// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Who is whose what: that "my daughter" and "Mira" are one, as memories say it. */
final class Aliases {
    private static final Set<String> CALLED = Set.of("called", "named", "name", "is", "'s", ",");

    /** How many words may stand between "Leela is" and "sister". */
    private static final int REACH = 5;

    private final Map<String, Set<List<String>>> nounsToNames = new HashMap<>();

    static Aliases in(List<ReadMemory> memories, SelfNames self) {
        Aliases aliases = new Aliases();
        memories.forEach(memory -> aliases.learn(memory.tokens(), self));
        return aliases;
    }

    /** The names, word by word and in lower case, of what the person calls so. */
    Set<List<String>> namesOf(String noun) {
        return nounsToNames.getOrDefault(noun, Set.of());
    }

    /** Whether one of these words is what the person calls somebody named in these. */
    boolean isNamed(Collection<String> nouns, Collection<String> words) {
        return nouns.stream().flatMap(noun -> namesOf(noun).stream()).anyMatch(words::containsAll);
    }

    private void learn(List<Token> tokens, SelfNames self) {
        for (int i = 0; i < tokens.size(); i++) {
            if (!tokens.get(i).is("NOUN") && !Names.isAcronym(tokens.get(i))) {
                continue;
            }
            Owner owner = Owner.of(tokens, i);
            List<String> name = names(tokens, i);
            boolean ours = owner.isSelf(self) || owner.kind() == Owner.Kind.NOBODY && startsWithSelf(tokens, self);
            if (ours && !name.isEmpty() && name.stream().noneMatch(self::isWord)) {
                nounsToNames
                        .computeIfAbsent(Lemmas.of(tokens.get(i)), key -> new HashSet<>())
                        .add(name);
            }
        }
    }

    private static boolean startsWithSelf(List<Token> tokens, SelfNames self) {
        return tokens.stream().limit(2).anyMatch(token -> self.isWord(QuestionWords.lower(token)));
    }

    /** The name next to a noun: "sister Leela", "dog called Rex", "Leela is Omkar's sister". */
    private static List<String> names(List<Token> tokens, int noun) {
        int next = noun + 1;
        while (next < tokens.size() && CALLED.contains(QuestionWords.lower(tokens.get(next)))) {
            next++;
        }
        List<String> after = run(tokens, next);
        if (!after.isEmpty()) {
            return after;
        }
        if (noun + 1 < tokens.size() && QuestionWords.isPossessive(tokens.get(noun + 1))) {
            // "Leela is my sister's friend" names no sister.
            return List.of();
        }
        int is = noun;
        while (is >= 0 && !tokens.get(is).says("is")) {
            is--;
        }
        return is < 1 || noun - is > REACH ? List.of() : nameUpTo(tokens, is);
    }

    private static List<String> run(List<Token> tokens, int from) {
        List<String> names = new ArrayList<>();
        for (int i = from; i < tokens.size() && Names.isName(tokens, i); i++) {
            names.add(QuestionWords.lower(tokens.get(i)));
        }
        return List.copyOf(names);
    }

    /** "Leela is my sister" begins with the name; a longer subject is something else. */
    private static List<String> nameUpTo(List<Token> tokens, int end) {
        boolean allCapital = tokens.subList(0, end).stream()
                .allMatch(token -> Character.isUpperCase(token.text().codePointAt(0)) && !token.is("DET"));
        return allCapital
                ? tokens.subList(0, end).stream().map(QuestionWords::lower).toList()
                : List.of();
    }
}
