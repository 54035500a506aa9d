// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Cuts a sentence where a new subject begins with a verb of its own ("..., but I ..."). */
final class ClauseSplitter {

    private static final Set<String> JOINING =
            Set.of("and", "but", "so", "&", ";", "-", "–", "—", "--", "...", "…", ",", ":");
    private static final Set<String> SUBJECTS = Set.of("i", "we", "he", "she", "they", "you", "it", "that", "this");
    private static final Set<String> INSIDE_NOUN_PHRASE = Set.of("DET", "ADJ", "NOUN", "PROPN", "NUM");

    private ClauseSplitter() {}

    static List<Clause> split(Clause sentence) {
        List<Clause> clauses = new ArrayList<>();
        int start = 0;
        for (int at = 1; at < sentence.tokens().size() - 1; at++) {
            int next = at + 1;
            if (!JOINING.contains(sentence.lower(at)) || isQuoted(sentence, at) || isHyphen(sentence, at)) {
                continue;
            }
            if (sentence.lower(at).equals(",") && Set.of("and", "but", "so").contains(sentence.lower(next))) {
                continue;
            }
            Clause left = sentence.part(start, at);
            if (standsAlone(left, sentence.lower(at)) && startsClause(sentence, next, sentence.lower(at))) {
                clauses.add(left);
                start = next;
            }
        }
        clauses.add(sentence.part(start, sentence.tokens().size()));
        return clauses;
    }

    private static boolean isHyphen(Clause sentence, int at) {
        Span mark = sentence.tokens().get(at).span();
        return sentence.lower(at).equals("-")
                && mark.start() > 0
                && !Character.isWhitespace(sentence.line().charAt(mark.start() - 1));
    }

    private static boolean isQuoted(Clause sentence, int at) {
        String before = sentence.line()
                .substring(
                        sentence.span().start(),
                        sentence.tokens().get(at).span().start());
        long straight = before.chars().filter(unit -> unit == '"').count();
        long open = before.chars().filter(unit -> unit == '“').count();
        long closed = before.chars().filter(unit -> unit == '”').count();
        return straight % 2 == 1 || open > closed;
    }

    // Before a comma a subordinate clause is only the beginning: "When I was ten, we moved".
    private static boolean standsAlone(Clause left, String joint) {
        boolean dated = left.lower(0).equals("as") && left.lower(1).equals("of");
        boolean subordinate =
                English.SUBORDINATORS.contains(left.lower(0)) && !left.lower(0).equals("that") && !dated;
        boolean openedByCondition = left.lower(0).equals("if");
        if (subordinate && (joint.equals(",") || !openedByCondition && !left.has(token -> token.says(",")))) {
            return false;
        }
        return left.finiteVerb().isPresent();
    }

    private static boolean startsClause(Clause sentence, int index, String joint) {
        int at = index;
        while (sentence.tag(at).equals("ADV") || sentence.tag(at).equals("INTJ")) {
            at++;
        }
        if (SUBJECTS.contains(sentence.lower(at))) {
            int verb = skipAdverbs(sentence, at + 1);
            return Set.of("VERB", "AUX").contains(sentence.tag(verb));
        }
        if (joint.equals(",") || joint.equals(":")) {
            // ", my sister lives" may as well be the next item of a list.
            return false;
        }
        return nounPhraseThenVerb(sentence, at);
    }

    private static boolean nounPhraseThenVerb(Clause sentence, int index) {
        int at = index;
        if (Set.of("my", "our", "his", "her", "their", "your").contains(sentence.lower(at))) {
            at++;
        }
        int first = at;
        while (INSIDE_NOUN_PHRASE.contains(sentence.tag(at))) {
            at++;
        }
        if (at > first && sentence.lower(at).equals("and") && SUBJECTS.contains(sentence.lower(at + 1))) {
            // "I moved, and Igor and I are happy"
            at += 2;
        }
        int verb = skipAdverbs(sentence, at);
        return at > first && verb < sentence.tokens().size() && sentence.isFinite(verb);
    }

    private static int skipAdverbs(Clause sentence, int index) {
        int at = index;
        while (sentence.tag(at).equals("ADV")) {
            at++;
        }
        return at;
    }
}
