// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.time.TimeExpression;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What a clause is about.
 *
 * @param first index of its first token
 * @param end index after its last token; equal to {@code first} where the clause has no subject
 * @param verb index of the verb it goes with; -1 where there is none
 */
record Subject(Person person, int first, int end, int verb) {

    /** Who or what it names. */
    enum Person {
        I,
        WE,
        YOU,
        HE,
        SHE,
        THEY,
        THING_PRONOUN,
        NOUN,
        NONE
    }

    private static final Set<String> PHRASE = Set.of("PROPN", "NOUN", "ADJ", "NUM", "X");
    private static final Set<String> POSSESSORS = Set.of("my", "your", "his", "her", "its", "our", "their");

    static Subject of(Clause clause, List<TimeExpression> times) {
        int from = afterSubordinateClause(clause);
        OptionalInt verb = clause.part(from, clause.tokens().size()).finiteVerb();
        if (verb.isEmpty()) {
            return new Subject(Person.NONE, 0, 0, -1);
        }
        int verbAt = from + verb.getAsInt();
        int end = verbAt;
        while (end > from
                && (clause.tag(end - 1).equals("ADV")
                        || clause.tag(end - 1).equals("PART")
                                && !clause.lower(end - 1).endsWith("s"))) {
            end--;
        }
        end = beforeInsertion(clause, from, end);
        int first = start(clause, from, end, times);
        if (first > from && isAllOf(clause, first - 1, first)) {
            first--;
        }
        if (first == end && end > from && isTime(clause.tokens().get(end - 1), times)) {
            // "Tomorrow is moving day"
            return new Subject(Person.NOUN, end - 1, end, verbAt);
        }
        return new Subject(person(clause, first, end), first, end, verbAt);
    }

    // "When I was ten, my father left": the father is the subject.
    private static int afterSubordinateClause(Clause clause) {
        if (!English.SUBORDINATORS.contains(clause.lower(0)) || clause.lower(0).equals("that")) {
            return 0;
        }
        for (int at = 1; at < clause.tokens().size(); at++) {
            if (clause.lower(at).equals(",")
                    && clause.part(at + 1, clause.tokens().size()).finiteVerb().isPresent()) {
                return at + 1;
            }
        }
        return 0;
    }

    // "Rosa (the baker) moved", "Rosa, the baker, moved": what is set apart only explains the subject.
    private static int beforeInsertion(Clause clause, int from, int end) {
        if (end <= from || !Set.of(")", ",").contains(clause.lower(end - 1))) {
            return end;
        }
        String opening = clause.lower(end - 1).equals(")") ? "(" : ",";
        int open = end - 2;
        while (open > from && !clause.lower(open).equals(opening)) {
            open--;
        }
        return open > from && Set.of("NOUN", "PROPN", "PRON").contains(clause.tag(open - 1)) ? open : end;
    }

    private static int start(Clause clause, int from, int end, List<TimeExpression> times) {
        int at = end;
        while (at > from) {
            Token token = clause.tokens().get(at - 1);
            if (isTime(token, times)) {
                break;
            }
            String word = English.lower(token);
            boolean closesPhrase = token.is("DET") || POSSESSORS.contains(word);
            if (closesPhrase) {
                at--;
            } else if (PHRASE.contains(token.tag()) || isPossessiveMark(token) || token.is("CCONJ") && at < end) {
                at--;
                continue;
            } else if (at == end && isOwned(clause, at - 1)) {
                at -= 2;
                continue;
            } else if (token.is("PRON")) {
                return at == end || clause.lower(at).equals("and") ? at - 1 : at;
            } else if (token.is("ADP")
                    && at < end
                    && at - 1 > from
                    && !isTime(clause.tokens().get(at - 2), times)
                    && Set.of("NOUN", "PROPN").contains(clause.tag(at - 2))) {
                at--;
                continue;
            } else {
                break;
            }
            boolean goesOn = at > from && Set.of("ADP", "CCONJ").contains(clause.tag(at - 1));
            if (!goesOn) {
                break;
            }
        }
        while (at < end && Set.of("CCONJ", "ADP", "PUNCT", "PART").contains(clause.tag(at))) {
            at++;
        }
        return at;
    }

    /** "A friend of mine". */
    private static boolean isOwned(Clause clause, int at) {
        return Set.of("mine", "ours").contains(clause.lower(at))
                && clause.lower(at - 1).equals("of")
                && clause.tag(at - 2).equals("NOUN");
    }

    /** "We both". */
    private static boolean isAllOf(Clause clause, int pronoun, int at) {
        return Set.of("both", "all").contains(clause.lower(at))
                && Set.of("we", "they").contains(clause.lower(pronoun));
    }

    private static boolean isPossessiveMark(Token token) {
        return token.is("PART") && English.lower(token).startsWith("'");
    }

    static boolean isTime(Token token, List<TimeExpression> times) {
        return times.stream().anyMatch(time -> time.span().overlaps(token.span()));
    }

    private static Person person(Clause clause, int first, int end) {
        if (first >= end) {
            return Person.NONE;
        }
        if (end - first > 1 && isAllOf(clause, first, end - 1)) {
            return single(clause.lower(first));
        }
        if (end - first > 1) {
            return clause.lower(end - 1).equals("i") || !clause.tag(end - 1).equals("PRON")
                    ? Person.NOUN
                    : single(clause.lower(end - 1));
        }
        return single(clause.lower(first));
    }

    private static Person single(String word) {
        return switch (word) {
            case "i" -> Person.I;
            case "we" -> Person.WE;
            case "you", "u", "y'all" -> Person.YOU;
            case "he" -> Person.HE;
            case "she" -> Person.SHE;
            case "they" -> Person.THEY;
            case "it", "this", "that", "these", "those", "which", "what", "who", "one" -> Person.THING_PRONOUN;
            default -> Person.NOUN;
        };
    }
}
