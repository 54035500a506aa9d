// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static dev.keepsake.language.sentence.WordSet.words;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Whether a statement says of its subject what is asked, rather than of something else: who fears dogs need not have one, who
 * admires a nurse need not be one.
 */
final class Predication {
    private static final Set<String> HAVING = words("""
            have own keep possess hold get buy adopt acquire inherit receive purchase raise breed drive ride share foster
            """);
    private static final Set<String> BEING = words("be become work serve turn train act retrain remain stay marry");

    private final AskedQuestion question;
    private final SelfNames self;
    private final Thesaurus thesaurus;

    Predication(AskedQuestion question, SelfNames self, Thesaurus thesaurus) {
        this.question = question;
        this.self = self;
        this.thesaurus = thesaurus;
    }

    /** @param places where the statement speaks of what is asked */
    boolean isMade(ReadMemory memory, List<Integer> places) {
        boolean having = question.asksForHaving()
                && (question.said().contains("have") || question.said().contains("own"));
        boolean being = question.said().indexOf("be") == 0 && question.asksForHaving();
        Clauses clauses = Clauses.of(memory);
        return places.stream()
                .filter(place -> memory.tokens().get(place).is("NOUN"))
                .allMatch(place -> {
                    String noun = memory.lemmas().get(place);
                    if (isOwned(memory, place)) {
                        return true;
                    }
                    if (having && isOwnable(noun)) {
                        return isObjectOf(memory, clauses, place, HAVING) || isComplement(memory, place);
                    }
                    return !(being && thesaurus.isKindOf(noun, "person")) || isObjectOf(memory, clauses, place, BEING);
                });
    }

    private boolean isOwnable(String noun) {
        return thesaurus.mayHaveName(noun) || thesaurus.isKindOf(noun, "animal");
    }

    /** "Teo's dog", and what stands beside a name: "the nurse Lea". */
    private boolean isOwned(ReadMemory memory, int place) {
        Owner owner = Owner.of(memory.tokens(), place);
        boolean named = place + 1 < memory.tokens().size() && Names.isName(memory.tokens(), place + 1);
        boolean theirs = owner.kind() == Owner.Kind.THIRD_PERSON
                || owner.isSelf(self)
                || owner.kind() == Owner.Kind.NAMED && question.subject().name().contains(owner.word());
        return theirs || named;
    }

    /** "Is a cat", "are the dogs": not "is afraid of dogs". */
    private static boolean isComplement(ReadMemory memory, int place) {
        int verb = memory.verb();
        return verb < place
                && memory.lemmas().get(verb).equals("be")
                && IntStream.range(verb, place)
                        .noneMatch(i -> memory.tokens().get(i).is("ADP"));
    }

    private static boolean isObjectOf(ReadMemory memory, Clauses clauses, int place, Set<String> verbs) {
        int verb = clauses.verbOf(place);
        if (verb < 0 || verb > place) {
            return true;
        }
        // "Is afraid of becoming one" tells of no becoming.
        boolean gerund = IntStream.range(verb + 2, place)
                .anyMatch(i -> memory.tokens().get(i).is("VERB")
                        && memory.tokens().get(i).text().endsWith("ing")
                        && Set.of("ADP", "SCONJ")
                                .contains(memory.tokens().get(i - 1).tag()));
        return !gerund && verbs.contains(memory.lemmas().get(verb));
    }
}
