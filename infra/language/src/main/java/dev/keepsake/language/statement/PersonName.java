// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.time.TimeExpression;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells the names of people from those of places, things and times. */
final class PersonName {
    /** What one does to a person only. */
    private static final Set<String> TO_A_PERSON =
            Set.of("meet", "marry", "tell", "ask", "thank", "hug", "invite", "hire", "date", "text", "babysit");

    /** What one does "from" a person rather than from a place. */
    private static final Set<String> FROM_A_PERSON = Set.of("borrow", "hear", "inherit");

    private static final Pattern NUMBER = Pattern.compile("\\p{L}{0,3}-?\\d[\\p{L}\\d.-]*");

    private PersonName() {}

    /** Whether the token begins the name of a person, as far as its place in the clause tells. */
    static boolean startsAt(Clause clause, int at, Subject subject, List<TimeExpression> times) {
        Token token = clause.tokens().get(at);
        // "Dancing makes me happy"
        boolean deed = at == 0 && token.text().matches("\\p{L}{3,}ing");
        boolean capital = Character.isUpperCase(token.text().codePointAt(0)) && !deed;
        boolean startsName = token.is("PROPN")
                && capital
                && !Subject.isTime(token, times)
                && !clause.tag(at - 1).equals("PROPN")
                && !(at > 0 && English.isPersonNoun(clause.tokens().get(at - 1)));
        boolean isSubject = at >= subject.first()
                && at < subject.end()
                && (at == subject.first() || clause.lower(at - 1).equals("and"));
        boolean withPerson = Set.of("with", "named", "called").contains(clause.lower(at - 1))
                || at > 0 && TO_A_PERSON.contains(clause.tokens().get(at - 1).lemma())
                || clause.lower(at - 1).equals("from") && isTakenFromPerson(clause, at);
        return startsName
                && (isSubject || withPerson)
                && !clause.tag(at + 1).equals("PART")
                && !clause.tag(at - 1).equals("DET")
                && !namesThing(clause, at, subject)
                && !Places.isNamed(from(clause, at));
    }

    /** "Took over from Vera", and not "came over from Lima". */
    private static boolean isTakenFromPerson(Clause clause, int name) {
        boolean over = clause.hasAny(Set.of("over"))
                && clause.hasAny(Set.of("take", "takes", "took", "taken", "taking", "inheriting"));
        return over || clause.has(word -> FROM_A_PERSON.contains(word.lemma()));
    }

    /** "Pump 7", "Gate B7", and as a subject "Heron lamps": the name tells which of them. */
    private static boolean namesThing(Clause clause, int name, Subject subject) {
        int next = name + 1;
        if (NUMBER.matcher(clause.lower(next)).matches()) {
            return true;
        }
        return next < subject.end()
                && clause.tag(next).equals("NOUN")
                && clause.lower(next).equals(clause.tokens().get(next).text())
                && !English.namesPerson(clause.tokens().get(next));
    }

    /** The whole name that begins there. */
    static String from(Clause clause, int first) {
        int end = first;
        while (Set.of("PROPN", "NOUN", "ADJ", "VERB", "X").contains(clause.tag(end + 1))
                && Character.isUpperCase(clause.tokens().get(end + 1).text().codePointAt(0))) {
            end++;
        }
        return clause.line()
                .substring(
                        clause.tokens().get(first).span().start(),
                        clause.tokens().get(end).span().end());
    }
}
