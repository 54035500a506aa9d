// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.statement.People.Mention;
import dev.keepsake.language.statement.Subject.Person;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who or what a statement is about. */
record Entity(String name, boolean isSpeaker, boolean isOtherPerson) {

    private static final int LONGEST = 80;

    static Entity of(ClauseReader.Parts parts, String speaker, @Nullable String pronounName) {
        if (pronounName != null) {
            return new Entity(pronounName, false, true);
        }
        Clause clause = parts.clause();
        Subject subject = parts.subject();
        if (subject.person() != Person.NOUN
                || clause.lower(subject.first()).equals("there")
                || clause.part(subject.first(), subject.end()).hasAny(Set.of("i"))) {
            return new Entity(speaker, true, false);
        }
        int start = clause.tokens().get(subject.first()).span().start();
        int end = clause.tokens().get(subject.end() - 1).span().end();
        List<Mention> named = parts.inside().mentions().stream()
                .filter(mention -> mention.at() >= start && mention.at() < end)
                .toList();
        // "My dad's boat" is about the boat of a person, not about the person.
        if (!named.isEmpty() && !clause.part(subject.first(), subject.end()).has(token -> token.is("ADP"))) {
            if (named.get(0).name().equals(speaker)) {
                return new Entity(speaker, true, false);
            }
            Optional<String> apart = setApart(clause, subject);
            return apart.isPresent()
                    ? new Entity(apart.get(), false, false)
                    : new Entity(named.get(0).name(), false, true);
        }
        if (clause.hasAny(English.FIRST_SINGULAR) || Set.of("our").contains(clause.lower(subject.first()))) {
            return new Entity(speaker, true, false);
        }
        if (Subject.isTime(clause.tokens().get(subject.first()), parts.times())) {
            return new Entity(speaker, true, false);
        }
        Optional<String> apart = setApart(clause, subject);
        if (apart.isPresent()) {
            return new Entity(apart.get(), false, false);
        }
        boolean article = clause.tag(subject.first()).equals("DET");
        String phrase =
                Wording.tidy(clause.part(subject.first(), subject.end()).span().text());
        String words = article ? Character.toLowerCase(phrase.charAt(0)) + phrase.substring(1) : phrase;
        // Agents write notes about "the user".
        if (words.equals(speaker) || words.matches("(?i)(?:the )?user")) {
            return new Entity(speaker, true, false);
        }
        return new Entity(words.length() <= LONGEST ? words : words.substring(0, LONGEST), false, false);
    }

    // "Apple (the company)": said so that it is not taken for a namesake.
    private static Optional<String> setApart(Clause clause, Subject subject) {
        int open = subject.end();
        int close = open + 1;
        while (close < clause.tokens().size()
                && close < open + 5
                && !clause.lower(close).equals(")")) {
            close++;
        }
        boolean bracketed = clause.lower(open).equals("(")
                && clause.lower(open + 1).equals("the")
                && clause.lower(close).equals(")");
        return bracketed
                ? Optional.of(clause.part(subject.first(), close + 1).span().text())
                : Optional.empty();
    }
}
