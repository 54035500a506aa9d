// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.policy;

import dev.keepsake.language.sentence.WordSet;
import dev.keepsake.language.sentence.WordSplitter;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import opennlp.tools.stemmer.PorterStemmer;

/**
 * A question as far as policies are concerned.
 *
 * @param stems of the words that tell something
 * @param asksForNorm whether it asks what may, must or can be done, what is allowed, paid or needed
 * @param isPersonal whether it asks what somebody did or has, which no rule can know
 */
record PolicyQuestion(Set<String> stems, boolean asksForNorm, boolean isPersonal) {
    private static final Pattern NORM = Pattern.compile(
            "(?i)\\b(?:may|must|can|shall|should|allowed|permitted|forbidden|required?|requires|needs?|needed|have to|has to"
                    + "|approv\\w+|permission|polic(?:y|ies)|rules?|limits?|maximum|minimum|cap|entitled|eligible|procedure"
                    + "|reimburse\\w*|claim|expensed?|supposed to|ok(?:ay)? to|is it|what happens|what counts|who (?:approves|decides|signs|pays))\\b");
    private static final Pattern PERSONAL = Pattern.compile(
            "(?i)\\b(?:did|was|were|which \\p{L}+ (?:do|does|did) (?:i|he|she|my)|favou?rite|like|love|prefer|remember|told|said|play"
                    + "|born|birthday|name of|called|lives?|who (?:is|was|are))\\b"
                    + "|\\bmy (?:mother|father|mum|mom|dad|parents|sisters?|brothers?|sons?|daughters?|wife|husband|partner|friends?|aunt|uncle"
                    + "|cousins?|grand\\p{L}+|dog|cat|doctor|dentist)\\b|\\p{L}['\u2019]s \\p{Ll}");
    private static final Set<String> EMPTY_WORDS = WordSet.words("""
            a an the this that these those i me my mine we us our you your he she it its they them their who
            whom what which when where why how is am are was were be been being do does did done have has had
            having can could may might must shall should will would and or but not no if then than so as of at
            by for with about into to from up in on out off over under per any some all each every much many
            more most long need needs there here one get gets go going take want like
            """);

    static PolicyQuestion read(String question) {
        return new PolicyQuestion(
                stems(question),
                NORM.matcher(question).find(),
                PERSONAL.matcher(question).find());
    }

    /** Words reduced to their stems, without those that carry grammar only and without numbers: amounts differ. */
    static Set<String> stems(String text) {
        PorterStemmer stemmer = new PorterStemmer();
        return WordSplitter.lowerCaseWords(text).stream()
                .filter(word -> word.length() > 1 && !EMPTY_WORDS.contains(word))
                .filter(word -> word.chars().noneMatch(Character::isDigit))
                .map(stemmer::stem)
                .collect(Collectors.toUnmodifiableSet());
    }
}
