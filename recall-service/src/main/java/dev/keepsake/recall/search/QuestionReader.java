// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import dev.keepsake.recall.search.Question.Word;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Reads a query. It is words to us, whatever signs of a query language it holds. */
final class QuestionReader {
    /** Bounds the query the store sees; a text of 2,000 characters has its subject early and often. */
    private static final int MOST_WORDS = 40;

    private static final Pattern SPACELESS =
            Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}\u30fc]+");
    private static final Pattern WORD = Pattern.compile(
            SPACELESS.pattern() + "|[\\p{L}\\p{M}\\p{N}&&[^\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}]]+"
                    + "(?:['.][\\p{L}\\p{N}&&[^\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}]]+)*");
    private static final Set<String> SELF = Set.of("i", "me", "my", "mine", "myself", "i'm", "i've", "i'd", "i'll");

    private QuestionReader() {}

    /** @param speakers names of those whose lines this memory holds, in lower case */
    static Question read(String query, Set<String> speakers) {
        String plain = Normalizer.normalize(query, Normalizer.Form.NFKC).replace('’', '\'');
        Set<String> named = new LinkedHashSet<>();
        Set<Word> words = new LinkedHashSet<>();
        Set<Word> names = new LinkedHashSet<>();
        boolean self = false;
        StringBuilder meaning = new StringBuilder();
        int end = 0;
        for (MatchResult match : WORD.matcher(plain).results().toList()) {
            String word = withoutPossessive(match.group().toLowerCase(Locale.ROOT));
            List<String> meant = speakers.stream()
                    .filter(speaker -> isNamedBy(speaker, word))
                    .toList();
            self |= SELF.contains(word);
            named.addAll(meant);
            // In one person's memory the names of those who talk are everywhere; in the vector they drown the rest.
            meaning.append(plain, end, meant.isEmpty() ? match.end() : match.start());
            end = match.end();
            if (!FunctionWords.contains(word) || isProperName(match)) {
                (meant.isEmpty() ? words : names).addAll(parts(word));
            }
        }
        meaning.append(plain.substring(end));
        boolean namesOnly = words.isEmpty();
        return new Question(
                namesOnly ? plain : meaning.toString().strip().replaceAll("\\s+", " "),
                (namesOnly ? names : words).stream().limit(MOST_WORDS).toList(),
                named,
                self && named.isEmpty());
    }

    /** "In May" and "with Will" are no modal verbs: written with a capital inside a sentence. */
    private static boolean isProperName(MatchResult match) {
        String word = match.group();
        return match.start() > 0
                && word.length() > 2
                && word.indexOf('\'') < 0
                && Character.isUpperCase(word.charAt(0))
                && word.substring(1).equals(word.substring(1).toLowerCase(Locale.ROOT));
    }

    private static boolean isNamedBy(String speaker, String word) {
        int space = speaker.indexOf(' ');
        return word.equals(space < 0 ? speaker : speaker.substring(0, space));
    }

    private static String withoutPossessive(String word) {
        return word.endsWith("'s") && !FunctionWords.contains(word) ? word.substring(0, word.length() - 2) : word;
    }

    private static List<Word> parts(String word) {
        if (!SPACELESS.matcher(word).matches()) {
            return List.of(new Word(word, false));
        }
        int[] characters = word.codePoints().toArray();
        if (characters.length < 3) {
            return List.of(new Word(word, true));
        }
        List<Word> pairs = new ArrayList<>();
        for (int i = 0; i + 1 < characters.length; i++) {
            pairs.add(new Word(new String(characters, i, 2), true));
        }
        return pairs;
    }
}
