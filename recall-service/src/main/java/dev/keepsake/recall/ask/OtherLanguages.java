// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.language.sentence.WordSet;
import dev.keepsake.language.sentence.WordSplitter;
import dev.keepsake.recall.search.FoundMemory;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Answers where the rules of English do not hold: only when the search is sure and most of the words are the same. */
final class OtherLanguages {
    /** The search's own score is a probability; below this another statement on the subject is as likely. */
    private static final double LEAST_SCORE = 0.6;

    private static final double LEAST_SHARE = 0.6;

    /** Words shorter than this carry grammar in most languages written with spaces. */
    private static final int SHORTEST = 4;

    private static final Pattern SPACELESS = Pattern.compile("[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}]");

    /** Closed word classes of the neighbours of English, without what is an English word as well: a short question has one. */
    private static final Set<String> FOREIGN = WordSet.words("""
            ich du er sie wir ihr mir mich dir dich mein meine meinen meiner meinem unser unsere dein deine der
            das dem den ein eine einen einer ist sind habe hast haben wo wer wem wen wann wie warum welche
            welcher welches woher wohin nicht und oder yo t\u00fa \u00e9l ella nosotros mi mis tu tus su sus el
            la los las una unos es est\u00e1 estoy soy tengo d\u00f3nde donde qui\u00e9n quien qu\u00e9 que
            cu\u00e1ndo cuando c\u00f3mo como cu\u00e1l cual ad\u00f3nde je nous vous mon ma mes notre le les
            une des est sont o\u00f9 qui quand comment quel quelle pourquoi io noi mio mia miei nostro il lo gli
            uno sono dove chi quando come cosa quale eu n\u00f3s meu minha meus onde quem qual ik wij mijn ons
            het een waar wanneer hoe waarom welke niet
            """);

    private static final Set<String> WHERE =
            Set.of("wo", "wohin", "woher", "d\u00f3nde", "donde", "ad\u00f3nde", "o\u00f9", "dove", "onde", "waar");
    private static final Set<String> WHO = Set.of("wer", "wem", "wen", "qui\u00e9n", "quien", "qui", "chi", "quem");
    private static final Set<String> PLACING = WordSet.words("""
            in im an am auf bei beim nach aus zu zum zur unter \u00fcber neben hinter vor en de del desde cerca
            \u00e0 au aux dans chez sur a ad nel nella da em no na te naar op bij uit
            """);

    private OtherLanguages() {}

    /** Whether a word tells that a question is in another language, however short it is. */
    static boolean isTold(String question) {
        List<String> words = WordSplitter.words(question);
        // "Los Angeles" is a name inside a sentence of any language.
        return IntStream.range(0, words.size())
                .filter(i -> i == 0 || !Character.isUpperCase(words.get(i).codePointAt(0)))
                .anyMatch(i -> FOREIGN.contains(words.get(i).toLowerCase(Locale.ROOT)));
    }

    static Reading read(String question, List<FoundMemory> found) {
        Set<String> asked = parts(question);
        List<Bearing> bearings =
                found.stream().map(memory -> bearing(asked, memory)).toList();
        Set<String> said = new HashSet<>();
        found.forEach(memory -> said.addAll(parts(memory.memory().text())));
        return new Reading(answer(question, found, bearings), bearings, 1 - share(asked, said), List.of());
    }

    /** Whom it is about and of what sort it is cannot be told. */
    private static Bearing bearing(Set<String> asked, FoundMemory found) {
        MemoryChanged memory = found.memory();
        double share = share(asked, parts(memory.text() + " " + memory.quote()));
        return new Bearing(memory, true, true, share, share);
    }

    private static Optional<ComposedAnswer> answer(String question, List<FoundMemory> found, List<Bearing> bearings) {
        return IntStream.range(0, found.size())
                .filter(i ->
                        found.get(i).score() >= LEAST_SCORE && bearings.get(i).said() >= LEAST_SHARE)
                .mapToObj(i -> bearings.get(i).memory())
                .filter(memory -> isOfSort(question, memory.text()))
                .findFirst()
                .map(memory -> new ComposedAnswer(memory.text(), List.of(memory), false));
    }

    /** Where a place or somebody is asked for, a statement of the same words that names none is no answer. */
    private static boolean isOfSort(String question, String text) {
        List<String> asked = WordSplitter.lowerCaseWords(question);
        List<String> said = WordSplitter.words(text);
        boolean where = asked.stream().anyMatch(WHERE::contains);
        boolean who = asked.stream().anyMatch(WHO::contains);
        return IntStream.range(0, said.size())
                .filter(i -> !asked.contains(said.get(i).toLowerCase(Locale.ROOT)))
                .filter(i -> !where || i > 0 && PLACING.contains(said.get(i - 1).toLowerCase(Locale.ROOT)))
                .anyMatch(i -> !who || Character.isUpperCase(said.get(i).codePointAt(0)));
    }

    private static double share(Set<String> asked, Set<String> said) {
        return asked.isEmpty()
                ? 0
                : (double) asked.stream().filter(said::contains).count() / asked.size();
    }

    private static Set<String> parts(String text) {
        Set<String> parts = new HashSet<>();
        for (String word : WordSplitter.lowerCaseWords(text)) {
            if (!SPACELESS.matcher(word).find()) {
                if (word.length() >= SHORTEST) {
                    parts.add(word);
                }
                continue;
            }
            for (int i = 0; i + 1 < word.length(); i++) {
                parts.add(word.substring(i, i + 2));
            }
        }
        return parts;
    }
}
