// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import java.util.List;
import java.util.Set;

/** The time a question asks of by its verb. */
enum AskedTense {
    /** What is so now. */
    PRESENT,
    /** What has been so, whether or not it still is. */
    PERFECT,
    /** What was so, or happened. */
    PAST,
    /** What was so and is no longer: "where did I use to live". */
    FORMERLY;

    private static final Set<String> PAST_FORMS = Set.of("did", "was", "were", "had", "didn't", "wasn't", "weren't");
    private static final Set<String> PERFECT_FORMS = Set.of("have", "has", "haven't", "hasn't");

    static AskedTense of(List<Token> body) {
        for (int i = 0; i < body.size(); i++) {
            if (isHabit(body, i)) {
                return FORMERLY;
            }
        }
        for (int i = 0; i < body.size(); i++) {
            String word = QuestionWords.lower(body.get(i));
            if (PAST_FORMS.contains(word)) {
                return PAST;
            }
            if (PERFECT_FORMS.contains(word)) {
                return PERFECT;
            }
            if (Lemmas.isAuxiliary(body.get(i))) {
                return PRESENT;
            }
            if (body.get(i).is("VERB")) {
                return PastPart.isTold(body.subList(i, i + 1)) ? PAST : PRESENT;
            }
        }
        return PRESENT;
    }

    /**
     * Whether the word here is the one of "use to live". In "what did I use to hang the shelf" it is the doing itself: there
     * the other verb has an object of its own, and "what" is left for this one.
     */
    static boolean isHabit(List<Token> body, int at) {
        boolean form = body.get(at).says("use") || body.get(at).says("used");
        if (!form || at + 2 >= body.size() || !body.get(at + 1).says("to")) {
            return false;
        }
        boolean accustomed = at > 0
                && body.subList(0, at).stream().noneMatch(token -> token.says("did") || token.says("didn't"))
                && body.subList(0, at).stream()
                        .anyMatch(token -> Lemmas.of(token).equals("be"));
        boolean asksForThing = body.get(0).says("what") || body.get(0).says("which");
        boolean hasObject = at + 3 < body.size()
                && Set.of("DET", "NOUN", "PROPN", "PRON")
                        .contains(body.get(at + 3).tag());
        boolean verb = body.get(at + 2).is("VERB") || body.get(at + 2).is("AUX");
        return verb && !accustomed && !(asksForThing && hasObject);
    }

    boolean asksForWhatIsOver() {
        return this == PAST || this == FORMERLY;
    }
}
