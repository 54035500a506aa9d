// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.language.sentence.SentenceTagger;
import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.Token;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells what a memory says about the person for a writer: to be known, weighed, mentioned or left out. Thread-safe. */
final class ClaimSorter {
    private static final Pattern TO_AVOID = Pattern.compile(
            "(?i)\\b(?:hates?|dislikes?|detests?|loathes?|despises?|avoids?|can(?:no|')t (?:stand|bear)|cannot (?:stand|bear)"
                    + "|no longer|not any ?more|(?:does|do|did|is|was|will|would|has|have)(?: not|n't)|never|allergic|refuses?|stopped)\\b");
    private static final Pattern DENIED_DISLIKE = Pattern.compile("(?i)(?:not|n't) (?:hate|dislike|mind|detest)\\b");
    private static final Pattern OPINION = Pattern.compile(
            "(?i)\\b(?:thinks?|believes?|feels?|finds?|considers?|prefers?|likes?|loves?|enjoys?|favou?rs?|supports?|opposes?|agrees?|disagrees?|favou?rite)\\b");
    private static final Set<String> PAST = words("""
            was were had did went came got took made met saw ran won lost wrote led built bought sold left
            began grew taught gave held spoke found became chose drove flew spent told heard kept sent paid
            """);

    private final SentenceTagger tagger;

    ClaimSorter(SentenceTagger tagger) {
        this.tagger = tagger;
    }

    ClaimKind sort(MemoryChanged memory, boolean aboutThePerson) {
        String text = memory.text().replace('\u2019', '\'');
        if (aboutThePerson && TO_AVOID.matcher(text).find()) {
            return DENIED_DISLIKE.matcher(text).find() ? ClaimKind.STANCE : ClaimKind.AVOID;
        }
        if (memory.kind() == Kind.PEOPLE || memory.kind() == Kind.PLAN) {
            return ClaimKind.EMPHASISE;
        }
        if (memory.category() == Category.PREFERENCE) {
            return memory.importance() == Importance.HIGH ? ClaimKind.EMPHASISE : ClaimKind.STANCE;
        }
        if (aboutThePerson && OPINION.matcher(text).find()) {
            return ClaimKind.STANCE;
        }
        return isPast(text) ? ClaimKind.HISTORY : ClaimKind.KNOWS;
    }

    private boolean isPast(String text) {
        List<Token> tokens = tagger.tag(new Span(0, text.length(), text)).tokens();
        for (Token token : tokens) {
            String word = token.text().toLowerCase(Locale.ROOT);
            if (token.is("VERB") || token.is("AUX")) {
                return PAST.contains(word)
                        || word.endsWith("ed") && !token.lemma().equals(word);
            }
        }
        return false;
    }
}
