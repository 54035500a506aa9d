// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import static dev.keepsake.language.sentence.WordSet.words;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import opennlp.tools.langdetect.Language;
import opennlp.tools.langdetect.LanguageDetectorModel;
import opennlp.tools.langdetect.ThreadSafeLanguageDetectorME;

/** Tells English from other languages. Thread-safe. */
public final class LanguageDetector {

    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{M}']+");
    private static final Pattern NAME = Pattern.compile("(?<=\\s)\\p{Lu}[\\p{L}\\p{M}]\\S*");

    /** Words that are English and stand in no other language: the surest sign, even in a short line. */
    private static final Set<String> ENGLISH_WORDS = words("""
            the and were been your his their you she they this that these those with from about not don't
            i'm i've i'll it's that's can't didn't doesn't what when where who whom whose which how why does
            did would could should every some just never lives works likes loves hates plays wants needs owns
            speaks drives moved bought sold started stopped worked lived played wanted loved hated married went
            took told asked thinks says makes takes goes gets teaches mr mrs
            """);

    /** Words that join others in English and mean something else in one of its neighbours. */
    private static final Set<String> SHARED_WORDS = words("""
            of is are have has had my her our he it we for at by will i
            """);

    private static final int HEAD = 600;
    private static final double LATIN_SHARE = 0.7;
    private static final double JOINING_SHARE = 0.12;
    private static final int WORDS_TO_TELL = 4;

    /** In short texts English is seldom first, but other languages leave it far behind. */
    private static final double NEAR = 0.78;

    private static final double NEAR_WITH_JOINING_WORD = 0.6;

    private final ThreadSafeLanguageDetectorME detector;

    public LanguageDetector() {
        detector = new ThreadSafeLanguageDetectorME(Models.load(Models.LANGUAGES, LanguageDetectorModel::new));
    }

    /** Whether the rules for English may be used: text in Latin script that is English or too short to tell. */
    public boolean isEnglish(String text) {
        String head = head(text);
        long letters = letters(head);
        if (letters == 0 || latin(head) < LATIN_SHARE * letters) {
            return false;
        }
        String[] words = BETWEEN_WORDS.split(
                head.replace('’', '\'').toLowerCase(Locale.ROOT).strip());
        long certain = Arrays.stream(words).filter(ENGLISH_WORDS::contains).count();
        long joining =
                certain + Arrays.stream(words).filter(SHARED_WORDS::contains).count();
        if (words.length < WORDS_TO_TELL || joining > 1 && joining > JOINING_SHARE * words.length) {
            return true;
        }
        return nearnessOfEnglish(head) >= (joining > 0 ? NEAR_WITH_JOINING_WORD : NEAR)
                || certain > 0 && nearnessOfEnglish(withoutNames(head)) >= NEAR_WITH_JOINING_WORD;
    }

    /** In a short line foreign names can outweigh all else, and say nothing about its language. */
    private static String withoutNames(String text) {
        return NAME.matcher(text).replaceAll("");
    }

    /** The confidence in English as a share of that in the likeliest language. */
    private double nearnessOfEnglish(String text) {
        Language[] languages = detector.predictLanguages(text);
        double english = Arrays.stream(languages)
                .filter(language -> language.getLang().equals("eng"))
                .mapToDouble(Language::getConfidence)
                .findFirst()
                .orElse(0);
        return languages.length == 0 ? 1 : english / languages[0].getConfidence();
    }

    private static String head(String text) {
        return text.length() <= HEAD ? text : text.substring(0, HEAD);
    }

    private static long letters(String text) {
        return text.codePoints().filter(Character::isLetter).count();
    }

    private static long latin(String text) {
        return text.codePoints()
                .filter(Character::isLetter)
                .filter(point -> Character.UnicodeScript.of(point) == Character.UnicodeScript.LATIN)
                .count();
    }
}
