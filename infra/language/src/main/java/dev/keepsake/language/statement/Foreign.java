// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.WordSplitter;
import dev.keepsake.language.statement.Skipped.Reason;
import java.util.Optional;
import java.util.regex.Pattern;

/** The little that can be told of a sentence without knowing its language well. */
final class Foreign {

    private static final Pattern QUESTION = Pattern.compile("(?s).*[?？؟][^\\p{L}\\p{N}]*$|^¿.*");
    private static final Pattern CONDITION = Pattern.compile(
            "(?iu)^(?:wenn|falls|sofern|angenommen|gesetzt den fall|si|quizás|suponiendo|supongamos|imagina(?:te)? que|vielleicht|peut-être|supposons|talvez|forse)(?!\\p{L}).*"
                    // "Hätte ich Zeit, würde ich malen"
                    + "|^(?:hätte|wäre|könnte|würde|müsste|dürfte)(?:n|st|t|st du)? \\p{L}+\\b.*,.*\\b(?:hätte|wäre|könnte|würde|müsste|dürfte)\\p{L}*\\b.*",
            Pattern.DOTALL);
    /** Whether something is so, or will be, is said to be open. */
    private static final Pattern UNDECIDED = Pattern.compile(
            "(?iu)\\b(?:vielleicht|eventuell|quizás?|tal vez|a lo mejor|ojalá|peut-être)(?!\\p{L})|\\bkeine ahnung,? ob\\b|\\bob\\b.*\\b(?:weiß|weiss|wissen) (?:(?:ich|wir|man|sie|er)\\b.*\\bnicht|keiner|niemand)\\b"
                    + "|\\b(?:weiß|weiss|wissen)\\b.*\\b(?:nicht|keiner|niemand)\\b.*\\bob\\b|\\bfrag(?:e|en) (?:mich|uns)\\b.*\\bob\\b|\\bnicht sicher,? ob\\b"
                    + "|\\bno (?:lo )?(?:sé|sabemos|estoy segur[oa] de|tengo claro) (?:todavía |aún )?si\\b|\\b(?:me|nos) pregunt(?:o|amos) si\\b"
                    + "|\\bsais pas (?:encore )?si\\b|\\bme demande si\\b|\\bnon so (?:ancora )?se\\b|\\bmi chiedo se\\b|\\bnão sei (?:ainda )?se\\b");

    private static final Pattern FOREIGN_GREETING = Pattern.compile(
            "(?iu)^(?:hola+|buenas(?: tardes| noches)?|buenos días|hallo+|guten (?:tag|morgen|abend)|moin|servus|bonjour|bonsoir|salut|ciao|olá|bom dia|boa (?:tarde|noite)|buongiorno|buonasera)(?!\\p{L})");

    private static final Pattern GREETING = Pattern.compile(
            "(?iu)^(?:(?:hola+|buenas(?: tardes| noches)?|buenos días|qué tal|hallo+|hi|hey+|yo|ey|guten (?:tag|morgen|abend)|moin|servus|bonjour|bonsoir|salut|ça va|ciao|olá|tudo bem|bom dia|boa (?:tarde|noite)"
                    + "|buongiorno|buonasera|(?:ja|je|ha|he){2,}|ok(?:ay)?|vale|sag mal|oye|du)(?!\\p{L})[\\s,.!…:]*)+");

    /** Question words that open no statement. */
    private static final Pattern OPENS_QUESTION = Pattern.compile(
            "(?iu)^(?:(?:und|y|et|aber|pero) )?(?:wer|was|wo|wann|warum|wieso|weshalb|wohin|woher|wozu|wem|wen|wessen|welche[rsmn]?|wie (?:viel\\p{L}*|lange|oft|geht|heißt|kann|macht|ist|war|soll)"
                    + "|qué|quién(?:es)?|dónde|adónde|cuándo|cómo|cuál(?:es)?|cuánt[oa]s?|por qué|est-ce que|qu['’]est-ce|pourquoi|comment|quel(?:le)?s?|combien|perché|dov['’]è|por que|onde)(?!\\p{L})");

    /** The verb before the person asked: "kannst du", "könnten Sie", "soll ich", "peux-tu", and Spanish "puedes". */
    private static final Pattern INVERTED = Pattern.compile(
            "(?iu)^(?:\\p{L}+st du|(?:können|könnten|würden|haben|sind|möchten|wollen|dürfen|sollen|sollten|werden|müssen|wissen) (?:sie|wir)|(?:kann|könnte|soll|sollte|darf|dürfte|muss) (?:ich|man|wir|er|sie|es)"
                    + "|(?:gibt|ist|war) (?:es|das|da)|\\p{L}+-(?:tu|vous|il|elle|on|nous)|(?:(?:me|nos|lo|la|te) )?(?:puedes|podrías|podéis|sabes|sabéis|quieres que)|(?:você )?(?:pode|poderia) me|(?:mi )?(?:puoi|potresti))(?!\\p{L})");

    /** Orders given to an assistant. "Merk dir, dass" and "recuerda que" are none: they tell something. */
    private static final Pattern ORDER = Pattern.compile(
            "(?iu)^(?:bitte |por favor,? |s['’]il (?:te|vous) plaît,? )?(?:(?:antworte|schreibe?|erkläre?|übersetze?|zeige?|nenne?|erstelle?|formuliere?|korrigiere?|ignoriere?|vergiss|beschreibe?|empfiehl|fasse?|gib|hilf)(?! (?:ich|wir|er|es|man)\\b)"
                    + "|responde|contesta|resume|traduce|redacta|corrige|ignora|olvida|haz|dime|dame|\\p{L}+[aeé]me|réponds|réponde[rz]|écris|explique|traduis|résume|donne-moi|dis-moi)(?!\\p{L})(?! que\\b)");

    private static final Pattern POLITE = Pattern.compile(
            "(?iu)^(?:no hace falta|no pasa nada|de nada|no,? gracias|nein,? danke|danke (?:dir|ihnen|schön|sehr)|muchas gracias|passt schon|kein(?: problem| thema)|bitte schön|gern(?:e)? geschehen|pas de souci|merci beaucoup|gute nacht|buenas noches|(?:(?:muchas|mil) )?gracias (?:por|a) [^.!,]{1,40}|(?:vielen |besten )?dank(?:e)? (?:für|an) [^.!,]{1,40}|merci (?:pour|à) [^.!,]{1,40})\\W*$");

    /** With nothing of its own behind it; or that there is nothing to say. */
    private static final Pattern THANKS = Pattern.compile(
            "(?iu)^(?:(?:ja|nein|doch|sí|no|oui|non|super|genau|bien|gut|claro|klar|danke|bitte|gracias|merci|perfecto|perfekt|okay|ok|gern(?:e)?|por favor|s['’]il (?:te|vous) plaît|muy bien|sehr gut|d['’]accord|toll|ka|k\\.a\\.?|kp|keine ahnung|weiß (?:ich )?(?:noch )?nicht|mal sehen|ni idea|no (?:lo )?sé(?: aún| todavía)?|ya veremos|depende|aucune idée|(?:je ne )?sais pas|boh|non (?:lo )?so|não sei)[\\s,.!]*)+$");

    private static final int FEWEST_WORDS = 3;

    private Foreign() {}

    /** Whether the text opens as only another language does, however short it is. */
    static boolean opens(String text) {
        return text.startsWith("¿")
                || text.startsWith("¡")
                || FOREIGN_GREETING.matcher(text).find();
    }

    /** Whether the words begin as only a question does, whatever mark ends them. */
    static boolean opensQuestion(String sentence) {
        String said = GREETING.matcher(sentence).replaceFirst("");
        return OPENS_QUESTION.matcher(said).find() || INVERTED.matcher(said).find();
    }

    /** Whether the words are a courtesy, or nothing but a greeting. */
    static boolean isPolite(String sentence) {
        String said = GREETING.matcher(sentence).replaceFirst("");
        return said.isBlank()
                || POLITE.matcher(said).matches()
                || THANKS.matcher(said).matches();
    }

    static Optional<Reason> reason(String sentence) {
        if (Noise.isWordless(sentence) || Noise.repeats(sentence)) {
            return Optional.of(Reason.NO_CONTENT);
        }
        String said = GREETING.matcher(sentence).replaceFirst("");
        if (QUESTION.matcher(sentence).matches() || opensQuestion(sentence)) {
            return Optional.of(Reason.QUESTION);
        }
        if (CONDITION.matcher(sentence).matches() || UNDECIDED.matcher(sentence).find()) {
            return Optional.of(Reason.HYPOTHETICAL);
        }
        if (ORDER.matcher(said).find()) {
            return Optional.of(Reason.INSTRUCTION);
        }
        if (isPolite(sentence)) {
            return Optional.of(Reason.SMALL_TALK);
        }
        boolean spaced = sentence.codePoints().filter(Character::isLetter).noneMatch(Character::isIdeographic)
                && sentence.codePoints()
                        .noneMatch(point -> Character.UnicodeScript.of(point) == Character.UnicodeScript.HIRAGANA
                                || Character.UnicodeScript.of(point) == Character.UnicodeScript.THAI);
        boolean terse = WordSplitter.words(said).size() < FEWEST_WORDS;
        return spaced && terse && sentence.codePoints().noneMatch(Character::isDigit)
                ? Optional.of(Reason.SMALL_TALK)
                : Optional.empty();
    }
}
