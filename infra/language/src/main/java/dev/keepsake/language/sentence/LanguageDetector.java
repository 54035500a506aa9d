// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import static dev.keepsake.language.sentence.WordSet.words;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import opennlp.tools.langdetect.Language;
import opennlp.tools.langdetect.LanguageDetectorModel;
import opennlp.tools.langdetect.ThreadSafeLanguageDetectorME;

/** Tells which language a text is written in. Thread-safe. */
public final class LanguageDetector {

    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{M}']+");

    /** English words that join others and are no words of its neighbours: the surest sign, even in a short line. */
    private static final Set<String> JOINING_WORDS = words("""
            the and of is are were been have has had my your his her our their you he she it we they this
            that these those with from for at by about not don't i'm i've i'll it's that's can't didn't
            doesn't what when where who which would could should will every some just never i
            """);

    /** Shorter texts give the model too little to go by. */
    private static final int LETTERS_NEEDED = 20;

    private static final int HEAD = 600;
    private static final double CLEAR_LEAD = 1.15;
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

    /** ISO 639-3 code ("eng"); empty where the text is too short or too mixed to tell. */
    public Optional<String> detect(String text) {
        String head = head(text);
        if (letters(head) < LETTERS_NEEDED) {
            return Optional.empty();
        }
        Language[] languages = detector.predictLanguages(head);
        boolean clear = languages.length == 1
                || languages.length > 1 && languages[0].getConfidence() >= CLEAR_LEAD * languages[1].getConfidence();
        return clear ? Optional.of(languages[0].getLang()) : Optional.empty();
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
        long joining = Arrays.stream(words).filter(JOINING_WORDS::contains).count();
        if (words.length < WORDS_TO_TELL || joining > 1 && joining > JOINING_SHARE * words.length) {
            return true;
        }
        return nearnessOfEnglish(head) >= (joining > 0 ? NEAR_WITH_JOINING_WORD : NEAR);
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
