// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.Token;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The words of a statement that tell of something else than what is: wishes, attempts, hearsay, losses, the future. */
final class Modalities {
    private static final Set<String> UNREAL = words("""
            wish hope want plan intend dream aim try attempt consider contemplate imagine pretend fantasize offer apply
            reject postpone delay cancel prepare wonder doubt expect need decide tempt suppose
            """);
    /** With what must follow, where the word alone says something else ("looks after", "thinks that"). */
    private static final Set<String> UNREAL_PAIRS = Set.of(
            "look for",
            "look forward",
            "look into",
            "search for",
            "save for",
            "save up",
            "think of",
            "think about",
            "wait for",
            "wait to",
            "about to",
            "turn down",
            "call off",
            "put off",
            "put hold",
            "as if",
            "as though",
            "mean to");

    private static final Set<String> CONDITIONS = Set.of("if", "unless", "otherwise");
    private static final Set<String> ALMOST = Set.of("almost", "nearly");

    private static final Set<String> REPORTING = words("""
            say claim tell mention believe think suspect guess suppose assume hear report reckon fear seem argue deny
            """);
    private static final Set<String> HEARSAY =
            Set.of("according", "rumour", "rumor", "allegedly", "apparently", "supposedly", "reportedly", "probably");
    /** What somebody says of themselves counts as known; what they only think does not. */
    private static final Set<String> OWN_WORD = Set.of("say", "tell", "mention", "report");

    private static final Set<String> LOSING = Set.of("sell", "lose", "donate", "scrap", "steal");
    private static final Set<String> LOSING_PAIRS =
            Set.of("give away", "throw away", "throw out", "give back", "get rid", "rid of");
    /** "Gave his old drum kit away". */
    private static final int LONGEST_OBJECT = 5;

    private static final Set<String> AHEAD = Set.of("will", "'ll", "wo");

    private final ReadMemory memory;
    private final List<Token> tokens;
    private final AskedQuestion question;
    private final SelfNames self;
    private final Clauses clauses;

    Modalities(ReadMemory memory, Clauses clauses, AskedQuestion question, SelfNames self) {
        this.memory = memory;
        this.tokens = memory.tokens();
        this.clauses = clauses;
        this.question = question;
        this.self = self;
    }

    List<Cue> cues() {
        return IntStream.range(0, tokens.size())
                .filter(i -> !question.said().contains(memory.lemmas().get(i)))
                .mapToObj(this::at)
                .flatMap(List::stream)
                .toList();
    }

    private List<Cue> at(int i) {
        String word = QuestionWords.lower(tokens.get(i));
        String lemma = memory.lemmas().get(i);
        if (CONDITIONS.contains(word)) {
            return List.of(ofSentence(Cue.Kind.UNREAL, i));
        }
        if (HEARSAY.contains(word)) {
            return List.of(ofSentence(Cue.Kind.REPORT, i));
        }
        if (isUnreal(i, lemma)) {
            // "The operation was postponed" reaches back to its subject.
            return List.of(new Cue(Cue.Kind.UNREAL, i, clauses.startOf(i), clauses.endOf(i)));
        }
        if (REPORTING.contains(lemma) && isVerb(i) && !isOwnWord(i, lemma)) {
            return List.of(new Cue(Cue.Kind.REPORT, i, i + 1, endOfReport(i)));
        }
        if (tokens.get(i).is("VERB") && isLoss(i, lemma)) {
            return List.of(new Cue(Cue.Kind.LOSS, i, i + 1, clauses.endOf(i)));
        }
        boolean ahead = AHEAD.contains(word) && !tokens.get(i).is("NOUN")
                || word.equals("going")
                        && precedes(i, "to")
                        && i + 2 < tokens.size()
                        && tokens.get(i + 2).is("VERB");
        return ahead ? List.of(new Cue(Cue.Kind.FUTURE, i, i + 1, clauses.endOf(i))) : List.of();
    }

    private boolean isUnreal(int i, String lemma) {
        if (ALMOST.contains(lemma)) {
            return i + 1 < tokens.size() && tokens.get(i + 1).is("VERB");
        }
        return UNREAL.contains(lemma) && isVerb(i) || isPair(i, lemma, UNREAL_PAIRS, 2);
    }

    /** The tagger takes "dreams" and "reckons" for plurals; right behind a name they are none. */
    private boolean isVerb(int i) {
        boolean plural = tokens.get(i).is("NOUN")
                && tokens.get(i).text().endsWith("s")
                && i > 0
                && (tokens.get(i - 1).is("PROPN") || tokens.get(i - 1).is("NOUN"));
        return tokens.get(i).is("VERB") || plural;
    }

    private int endOfReport(int at) {
        return IntStream.range(at, tokens.size())
                .filter(i -> tokens.get(i).says(";") || tokens.get(i).says("."))
                .findFirst()
                .orElse(tokens.size());
    }

    private boolean isOwnWord(int i, String lemma) {
        return OWN_WORD.contains(lemma)
                && i > 0
                && self.isWord(QuestionWords.lower(tokens.get(i - 1)))
                && (i < 2 || !QuestionWords.isPossessive(tokens.get(i - 2)));
    }

    private boolean isLoss(int i, String lemma) {
        boolean past = !QuestionWords.lower(tokens.get(i)).equals(lemma)
                && !tokens.get(i).text().endsWith("s");
        return past && (LOSING.contains(lemma) || isPair(i, lemma, LOSING_PAIRS, LONGEST_OBJECT));
    }

    private boolean isPair(int i, String first, Set<String> pairs, int reach) {
        return IntStream.range(i + 1, Math.min(i + 1 + reach, tokens.size()))
                .anyMatch(next -> pairs.contains(first + " " + QuestionWords.lower(tokens.get(next))));
    }

    private Cue ofSentence(Cue.Kind kind, int at) {
        return new Cue(kind, at, 0, tokens.size());
    }

    private boolean precedes(int at, String word) {
        return at + 1 < tokens.size() && tokens.get(at + 1).says(word);
    }
}
