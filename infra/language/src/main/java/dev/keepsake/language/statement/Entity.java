// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.statement.Subject.Person;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Who or what a statement is about. */
record Entity(String name, boolean isSpeaker, boolean isOtherPerson) {

    private static final int LONGEST = 80;

    /** Of what there is one of, the new one is the one. */
    private static final Pattern NEW = Pattern.compile("^the (?:new|current) (?=\\p{Ll}+(?: of .*)?$)");

    private static final Set<String> OWN = Set.of("i", "my", "mine", "myself");

    static Entity of(ClauseReader.Parts parts, String speaker, @Nullable String pronounName) {
        if (pronounName != null) {
            return new Entity(pronounName, false, true);
        }
        Clause clause = parts.clause();
        Subject subject = parts.subject();
        if (parts.elision().isPresent()
                || subject.person() != Person.NOUN
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
        Clause words = clause.part(subject.first(), subject.end());
        if (!named.isEmpty() && (!words.has(token -> token.is("ADP")) || words.hasAny(Set.of("mine", "ours")))) {
            if (named.get(0).name().equals(speaker)) {
                return new Entity(speaker, true, false);
            }
            Optional<String> apart = setApart(clause, subject);
            return apart.isPresent()
                    ? new Entity(apart.get(), false, false)
                    : new Entity(named.get(0).name(), false, true);
        }
        // "Some guy told me that he plays chess" is not about who heard it.
        boolean ofAnother =
                clause.tag(subject.first()).equals("DET") && words.has(English::isPersonNoun) && !clause.hasAny(OWN);
        if (!ofAnother && clause.hasAny(English.FIRST_SINGULAR)
                || Set.of("our").contains(clause.lower(subject.first()))) {
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
        String phrase = Wording.tidy(words.span().text());
        String name = article
                ? NEW.matcher(Character.toLowerCase(phrase.charAt(0)) + phrase.substring(1))
                        .replaceFirst("the ")
                : phrase;
        // Agents write notes about "the user".
        if (name.equals(speaker) || name.matches("(?i)(?:the )?user")) {
            return new Entity(speaker, true, false);
        }
        return new Entity(name.length() <= LONGEST ? name : name.substring(0, LONGEST), false, ofAnother);
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
