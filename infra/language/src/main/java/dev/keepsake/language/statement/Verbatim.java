// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.time.Instant;
import java.time.ZoneId;
import java.util.regex.Pattern;

/** Words that are kept as they stand, as a text that stands alone: "I" there says nothing to whoever did not hear it. */
public final class Verbatim {
    private static final Pattern OF_SPEAKER = Pattern.compile(
            "(?i)\\b(?:i|i['’](?:m|ve|d|ll)|im|ive|me|my|mine|myself|we|(?-i:[Uu]s)|our|ours|ourselves)\\b");

    /** In the other languages; in Spanish the verb alone says who, where the sentence opens with it. */
    private static final Pattern OF_FOREIGN_SPEAKER = Pattern.compile(
            "(?iu)(?<!\\p{L})(?:ich|mir|mich|mein(?:e[mnrs]?)?|wir|uns|unser(?:e[mnrs]?)?|yo|conmigo|mí|mis?|mío|mía|nosotr[oa]s|nos|nuestr[oa]s?"
                    + "|je|j['’]|moi|mon|ma|mes|nous|notre|nos|io|mio|mia|miei|mie|noi|nostr[oaie]|eu|meu|minha|nós|nosso)(?!\\p{L})"
                    + "|^\\W*(?:(?:ya|no|sí|si|y|pero|también|tampoco|siempre|nunca|hoy|ayer|me|te|lo|la|los|las|le|les)[\\s,]+){0,4}"
                    + "(?:soy|estoy|voy|doy|he|fui|sé|me|\\p{L}{2,}(?:o|é|mos))(?!\\p{L})"
                    + "|^\\W*(?:(?:ja|nein|und|aber|noch|jetzt)[\\s,]+){0,3}(?:bin|hab|habe|war|hatte|muss)(?!\\p{L})");

    /** Days that mean another one later. */
    private static final Pattern SOME_DAY = Pattern.compile(
            "(?iu)(?<!\\p{L})(?:heute|gestern|vorgestern|(?<!(?:am|jeden|guten) )(?-i:morgen)|übermorgen|(?:nächste|letzte|kommende|diese)[nrsm]? \\p{Lu}\\p{L}+|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)"
                    + "|hoy|ayer|anteayer|mañana|esta noche|(?:el|este) (?:pasado |próximo )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|la semana (?:que viene|pasada|próxima)|el (?:mes|año) (?:que viene|pasado|próximo)"
                    + "|aujourd['’]hui|hier|demain|oggi|ieri|domani|hoje|ontem|amanhã)(?!\\p{L})");

    private Verbatim() {}

    /** The words of another language; where they speak of who said them or of a day counted from then, with the name and the day. */
    static String ofForeign(String words, String speaker, Instant saidAt, ZoneId zone) {
        boolean leans = OF_FOREIGN_SPEAKER.matcher(words).find()
                || SOME_DAY.matcher(words).find();
        return leans
                ? ForeignDays.explained(Wording.said(speaker, Wording.day(saidAt, zone), words), words, saidAt, zone)
                : words;
    }

    /** The words; where they speak of who said them, with the name and the day. */
    public static String of(String words, String speaker, Instant saidAt, ZoneId zone) {
        return OF_SPEAKER.matcher(words).find() ? Wording.said(speaker, Wording.day(saidAt, zone), words) : words;
    }
}
