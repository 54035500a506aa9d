// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.language.sentence.SentenceTagger;
import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.recall.search.FoundMemory;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;

/** Takes the statements of memories apart. Thread-safe. */
final class MemoryReader {
    private static final String MOVED_OUT = "move-out";
    private static final String MOVES_OTHERWISE = "move-otherwise";
    static final String USED_TO = "used-to";
    private static final Set<String> AWAY = Set.of("out", "away", "from");
    private static final Set<String> THING = Set.of("DET", "PRON", "NOUN", "PROPN", "ADJ", "NUM", "PART");
    private static final Set<String> WILL = Set.of("will", "'ll", "shall");
    private static final Set<String> DWELLING = Set.of("house", "home", "flat", "apartment");

    /** Tagging is most of the work, and a person's memories are asked again and again. */
    private static final int MOST_REMEMBERED = 5_000;

    private final SentenceTagger tagger;
    private final TemporalResolver times;
    private final Thesaurus thesaurus;
    private final NounRepair nouns;
    private final Cache<String, List<Token>> tagged =
            Caffeine.newBuilder().maximumSize(MOST_REMEMBERED).build();

    MemoryReader(SentenceTagger tagger, TemporalResolver times, Thesaurus thesaurus) {
        this.thesaurus = thesaurus;
        this.nouns = new NounRepair(thesaurus);
        this.tagger = tagger;
        this.times = times;
    }

    ReadMemory read(FoundMemory found, ZoneId zone) {
        MemoryChanged memory = found.memory();
        // A mark that sticks to the last word would become a part of it; what comes before keeps its place.
        String text = Quotation.told(memory.text(), memory.quote()).replaceAll("(?<=[^\\s.!?])([.!?]+)$", " $1");
        List<Token> tokens = tagged.get(text, this::tag);
        Set<String> also = new HashSet<>();
        List<String> parts = new ArrayList<>(List.of(memory.quote(), memory.key(), memory.value()));
        parts.addAll(memory.names());
        for (String part : parts) {
            also.addAll(Arrays.asList(Compounds.without(part)
                    .toLowerCase(Locale.ROOT)
                    .replace('\u2019', '\'')
                    .replaceAll("'s\\b", "")
                    .split("[^\\p{L}\\p{N}']+")));
        }
        also.remove("");
        int verb = predicate(tokens);
        List<String> lemmas = lemmas(tokens, verb);
        if (lemmas.contains(MOVED_OUT) || lemmas.contains(MOVES_OTHERWISE)) {
            also.removeAll(Set.of("move", "home"));
        }
        if (lemmas.contains(USED_TO)) {
            also.removeAll(Set.of("use", "used"));
        }
        return new ReadMemory(
                memory, found.score(), tokens, lemmas, also, verb, times.resolve(text, memory.saidAt(), zone));
    }

    /** Who moves out of a place lives there no more, who will move or moves a thing lives where they did. */
    private List<String> lemmas(List<Token> tokens, int verb) {
        List<String> lemmas = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            boolean leaves = i + 1 < tokens.size() && AWAY.contains(QuestionWords.lower(tokens.get(i + 1)));
            String word = QuestionWords.lower(tokens.get(i));
            String lemma = i == verb
                    ? thesaurus.irregularVerb(word).orElse(Lemmas.of(tokens.get(i)))
                    : Lemmas.of(tokens.get(i));
            boolean usedTo = lemma.equals("use")
                    && i + 1 < tokens.size()
                    && tokens.get(i + 1).says("to");
            if (usedTo) {
                lemmas.add(USED_TO);
                continue;
            }
            if (lemma.equals("move") && !leaves && (movesSomething(tokens, i) || isToCome(tokens, i))) {
                lemmas.add(MOVES_OTHERWISE);
                continue;
            }
            lemmas.add(lemma.equals("move") && leaves ? MOVED_OUT : lemma);
        }
        return lemmas;
    }

    private static boolean isToCome(List<Token> tokens, int verb) {
        return verb > 0 && WILL.contains(QuestionWords.lower(tokens.get(verb - 1)));
    }

    /** "Moved the sofa to the cellar"; "moved house" is of oneself. */
    private static boolean movesSomething(List<Token> tokens, int verb) {
        int last = verb + 1;
        while (last < tokens.size() && THING.contains(tokens.get(last).tag())) {
            last++;
        }
        return last > verb + 1
                && !DWELLING.contains(Lemmas.of(tokens.get(last - 1)))
                && !QuestionWords.TIME_NOUNS.contains(Lemmas.of(tokens.get(last - 1)));
    }

    private List<Token> tag(String text) {
        List<Token> tokens =
                Compounds.joined(tagger.tag(new Span(0, text.length(), text)).tokens());
        return IntStream.range(0, tokens.size())
                .mapToObj(i -> isNoun(tokens, i) ? asNoun(tokens.get(i)) : tokens.get(i))
                .toList();
    }

    /** Rare nouns pass for adverbs with the tagger, and "neighbour" in "Teo's neighbour paints" for the verb. */
    private boolean isNoun(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        boolean owned = token.is("VERB")
                && at > 0
                && QuestionWords.isPossessive(tokens.get(at - 1))
                && !token.text().matches(".*(?:ing|ed)")
                && at + 1 < tokens.size()
                && Set.of("VERB", "AUX", "PROPN").contains(tokens.get(at + 1).tag());
        return owned || nouns.isNoun(tokens, at);
    }

    private static Token asNoun(Token token) {
        return new Token(token.span(), "NOUN", QuestionWords.lower(token));
    }

    private boolean isIrregularVerb(Token token) {
        boolean open = token.is("NOUN") || token.is("ADJ") || token.is("X");
        return open && thesaurus.irregularVerb(QuestionWords.lower(token)).isPresent();
    }

    /** "Teo's driving licence": what stands so between an owner and a noun is no predicate. */
    private static boolean isPartOfNoun(List<Token> tokens, int at) {
        boolean owned = tokens.get(at - 1).text().matches("(?i)['\u2019]s?|my|our|the");
        return owned
                && tokens.get(at).text().endsWith("ing")
                && at + 1 < tokens.size()
                && tokens.get(at + 1).is("NOUN");
    }

    /** "Used to be" tells of being, not of using. */
    private static boolean isHabit(List<Token> tokens, int at) {
        return tokens.get(at).says("used")
                && at + 2 < tokens.size()
                && tokens.get(at + 1).says("to")
                && (tokens.get(at + 2).is("VERB") || tokens.get(at + 2).is("AUX"));
    }

    private int predicate(List<Token> tokens) {
        int names = 0;
        while (names < tokens.size()
                && Character.isUpperCase(tokens.get(names).text().codePointAt(0))) {
            names++;
        }
        for (int i = 1; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            // After a name it does not know the tagger takes "drives" for a plural.
            if (i == names && token.is("NOUN") && token.text().matches("\\p{Ll}+[^s]s")
                    || i == names && isIrregularVerb(token)) {
                return i;
            }
            if (isPartOfNoun(tokens, i)) {
                continue;
            }
            if (token.is("VERB") || token.is("AUX") || Lemmas.isAuxiliary(token)) {
                return isHabit(tokens, i) ? i + 2 : i;
            }
        }
        return tokens.size();
    }
}
