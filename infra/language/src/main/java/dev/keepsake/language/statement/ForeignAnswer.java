// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.WordSplitter;
import dev.keepsake.language.statement.Skipped.Reason;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A few words in another language that say something only with the question before them: "Wie heißt der Hund?" "Pelle". */
final class ForeignAnswer {
    private static final int SHORT = 6;

    /** What one offers or asks for oneself: a "no" to it tells nothing of who says it. Whoever says "I" to "who" needs no question. */
    private static final Pattern OFFER = Pattern.compile(
            "(?iu)^\\W*(?:\\p{L}+[,!:] )?(?:(?:soll|sollen|darf|dürfen|kann|können|könnte|könnten) (?:ich|wir)|möchtest du|möchten sie|willst du|wollen sie|brauchst du|brauchen sie|hättest du gern\\p{L}*|wie geht|alles (?:gut|klar|ok)|sonst noch|(?:und )?wer|(?:y )?quién(?:es)?|qui"
                    + "|(?:quieres|quiere|queréis|necesitas|necesita|puedo|podemos|debo|te (?:ayudo|busco|parece)|le (?:ayudo|busco)|algo más|cómo (?:estás|está|te va)|qué tal|todo bien|busco|reservo)"
                    + "|(?:veux-tu|voulez-vous|puis-je|dois-je|tu veux|vuoi|vuole|posso|devo|você quer|quer|comment (?:ça va|vas-tu|allez-vous)))(?!\\p{L})");

    private static final Pattern LAST_QUESTION =
            Pattern.compile("(?s)(?:.*[.!?…\\n]\\s+|.*(?=¿)|)(?<question>[^?]*\\?)[^?]*$");

    private ForeignAnswer() {}

    /**
     * The question the words answer; empty where they stand alone, answer an offer or say nothing.
     *
     * @param reason why the words alone teach nothing
     */
    static Optional<String> question(@Nullable String before, String words, Optional<Reason> reason) {
        if (before == null || WordSplitter.words(words).size() > SHORT || words.endsWith("?")) {
            return Optional.empty();
        }
        boolean tooShort = reason.filter(why -> why == Reason.SMALL_TALK).isPresent() && !Foreign.isPolite(words);
        if (reason.isPresent() && !tooShort) {
            return Optional.empty();
        }
        return Optional.of(LAST_QUESTION.matcher(before))
                .filter(matcher -> matcher.matches())
                .map(matcher -> matcher.group("question").strip())
                .filter(question -> !OFFER.matcher(question).find());
    }
}
