// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.ingest.ledger.Memory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of a statement, of which those are taken out that name the thing and the key of a written fact. */
final class Retelling {
    private static final String WHOSE = "'s";

    /** Stand for words that have been taken out. */
    private static final String THING = "<thing>";

    private static final String KEY = "<key>";

    private static final Set<String> FILLING = words("""
            the a an in on at of for to from with by into onto as its their his her my our your it they we i 's that this which
            is are was were am be been being has have had do does did will ll ve re m up down over back
            last week month year day today yesterday finally already just recently officially please note
            now nowadays currently again anymore new instead
            """);

    private static final Set<String> LINKING = words("of the a an in for to");
    private static final Set<String> ARTICLES = words("the a an");
    private static final Set<String> BE = words("is are was were now");

    /** Words of a key that a value of the kind says by itself. */
    private static final Set<String> KINDS = words("date day time number no name address current");

    private static final Pattern WORD =
            Pattern.compile("['’]s\\b|[\\p{L}\\p{M}\\p{N}](?:[^\\s,;:!?()\"'’]*[\\p{L}\\p{M}\\p{N}])?|[€$£]\\S*\\d");
    private static final Pattern BETWEEN_KEY_WORDS = Pattern.compile("[\\s_.-]+|(?<=\\p{Ll})(?=\\p{Lu})");
    private static final Pattern DOES = Pattern.compile("\\p{Ll}{2,}(?:s|ed|ing)");
    private static final Pattern ENDING = Pattern.compile("(?<=\\p{L}{3})(?:ing|ed|es|s|er|or)$");
    private static final int FEWEST_OF_A_STEM = 5;
    private static final int LONGEST_ENDING = 4;

    private final List<String> words;

    private Retelling(List<String> words) {
        this.words = words;
    }

    static Retelling of(String text) {
        return new Retelling(wordsOf(text));
    }

    /** What a written fact says of its thing, which it may name as a sentence does. */
    static String valueOf(Memory written) {
        Retelling sentence = of(written.value());
        sentence.takeThing(Thing.plain(written.entity()));
        sentence.takeKey(keyWords(written));
        return sentence.rest();
    }

    static List<String> wordsOf(String text) {
        return WORD.matcher(text)
                .results()
                .map(MatchResult::group)
                .map(word -> word.equals("’s") ? WHOSE : word)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    static List<String> keyWords(Memory written) {
        return Stream.of(BETWEEN_KEY_WORDS.split(written.key()))
                .map(Retelling::lower)
                .filter(word -> !word.isEmpty() && !LINKING.contains(word))
                .toList();
    }

    /** Whether a word says no more than how others belong together. */
    static boolean isFilling(String word) {
        return word.equals(THING) || word.equals(KEY) || FILLING.contains(lower(word));
    }

    /** Takes the name of the thing out, where it stands. */
    boolean takeThing(String name) {
        List<String> run = wordsOf(name).stream().map(Retelling::lower).toList();
        int at = Collections.indexOfSubList(words.stream().map(Retelling::lower).toList(), run);
        if (run.isEmpty() || at < 0) {
            return false;
        }
        Collections.fill(words.subList(at, at + run.size()), THING);
        return true;
    }

    /** Whether it speaks of what is the thing's: "Nadia's sister works as a pilot" says nothing of Nadia's job. */
    boolean isOfItsOwn() {
        return Collections.indexOfSubList(words, List.of(THING, WHOSE)) >= 0;
    }

    /** Takes the words of the key out, in whatever form they stand, and returns those that are not said. */
    List<String> takeKey(List<String> key) {
        if (takeJoined(String.join("", key))) {
            return List.of();
        }
        List<String> unsaid = key.stream()
                .filter(word -> words.stream().noneMatch(other -> isForm(word, other)))
                .toList();
        words.replaceAll(other -> key.stream().anyMatch(word -> isForm(word, other)) ? KEY : other);
        return unsaid.size() < key.size() && KINDS.containsAll(unsaid) ? List.of() : unsaid;
    }

    /** "Time zone" of "timezone". */
    private boolean takeJoined(String name) {
        for (int from = 0; from < words.size(); from++) {
            StringBuilder joined = new StringBuilder();
            for (int at = from; at < words.size() && joined.length() < name.length(); at++) {
                joined.append(BETWEEN_KEY_WORDS.matcher(lower(words.get(at))).replaceAll(""));
                if (joined.toString().equals(name)) {
                    Collections.fill(words.subList(from, at + 1), KEY);
                    return true;
                }
            }
        }
        return false;
    }

    int size() {
        return words.size();
    }

    String word(int at) {
        return at < 0 || at >= words.size() ? "" : words.get(at);
    }

    boolean isKey(int at) {
        return word(at).equals(KEY);
    }

    boolean saysKind(int at) {
        return KINDS.contains(word(at));
    }

    /** The place of the word before, but for an article. */
    int before(int at) {
        int before = at - 1;
        while (ARTICLES.contains(lower(word(before)))) {
            before--;
        }
        return before;
    }

    /** "Vega listens on port 9090": what the thing does. */
    boolean isDoing(int at) {
        String before = word(at - 1);
        return (before.equals(THING) || before.equals(KEY) || BE.contains(before))
                && DOES.matcher(word(at)).matches();
    }

    /** What is left when all that only says what it is of has been taken out. */
    String rest() {
        return words.stream().filter(word -> !isFilling(word)).collect(Collectors.joining(" "));
    }

    /** "Launch" and "launches", "renewal" and "renews", "colour" and "color". */
    private static boolean isForm(String word, String other) {
        String one = spelled(word);
        String two = spelled(other);
        if (ENDING.matcher(one).replaceFirst("").equals(ENDING.matcher(two).replaceFirst(""))) {
            return true;
        }
        int common = 0;
        while (common < Math.min(one.length(), two.length()) && one.charAt(common) == two.charAt(common)) {
            common++;
        }
        return common >= FEWEST_OF_A_STEM && Math.max(one.length(), two.length()) - common <= LONGEST_ENDING;
    }

    private static String spelled(String word) {
        return lower(word).replace("colour", "color").replace("favour", "favor");
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }
}
