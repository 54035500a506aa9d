// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.SentenceSplitter;
import dev.keepsake.language.sentence.SentenceTagger;
import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.language.time.TimeExpression;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads an English question. Thread-safe. */
final class QuestionParser {
    private static final Set<String> DEGREES_OF_TIME = Set.of("long");
    private static final Set<String> DEGREES_OF_NUMBER =
            Set.of("many", "much", "old", "tall", "high", "heavy", "far", "big", "large", "deep", "wide", "fast");
    private static final Set<String> DEGREES_OF_REPETITION = Set.of("often", "frequently", "regularly");

    private static final Set<String> LOOSE_END = Set.of("PUNCT", "ADP", "PART", "ADV");

    private final SentenceSplitter splitter = new SentenceSplitter();
    private final SentenceTagger tagger;
    private final TemporalResolver times;
    private final QuestionContent content;
    private final Thesaurus thesaurus;
    private final NounRepair nouns;

    QuestionParser(SentenceTagger tagger, TemporalResolver times, Thesaurus thesaurus) {
        this.thesaurus = thesaurus;
        this.nouns = new NounRepair(thesaurus);
        this.tagger = tagger;
        this.times = times;
        this.content = new QuestionContent(thesaurus);
    }

    AskedQuestion parse(String question, Instant now, ZoneId zone) {
        // A mark that sticks to the last word would become a part of it.
        String asked =
                question(question).replaceAll("\\s*([?!.]+)$", " $1").replaceAll("(?<=\\p{L}s)['\u2019](?=\\s)", " 's");
        List<Token> tokens = withVerb(withNouns(
                Compounds.joined(tagger.tag(new Span(0, asked.length(), asked)).tokens())));
        TimeExpression time = times.resolve(asked, now, zone).stream()
                .filter(expression -> expression.from() != null || expression.to() != null)
                .findFirst()
                .orElse(null);
        int wh = questionWord(tokens);
        QuestionForm form = wh < 0 ? new QuestionForm(AnswerType.YES_NO, 0, -1) : form(tokens, wh);
        if (wh < 0 && !startsWithAuxiliary(tokens)) {
            form = new QuestionForm(AnswerType.THING, 0, -1);
        }
        List<Token> body = body(tokens, wh);
        return new AskedQuestion(
                form.type(),
                SubjectReader.read(body, form),
                content.wordsOf(body, form, time),
                tokens.stream().map(token -> Lemmas.of(token)).toList(),
                form.isPlural(tokens),
                time,
                body.stream().anyMatch(token -> QuestionWords.NOT.contains(QuestionWords.lower(token))),
                AskedForm.of(body, form),
                AskedTense.of(body));
    }

    /** "My will" is a thing, and "I am allergic" no manner of being: the tagger takes them for what they are more often. */
    private List<Token> withNouns(List<Token> tokens) {
        List<Token> corrected = new ArrayList<>(tokens);
        for (int i = 1; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean owned = QuestionWords.SELF_OWNING.contains(QuestionWords.lower(tokens.get(i - 1)));
            if (owned && token.is("AUX") || nouns.isNoun(tokens, i)) {
                corrected.set(i, new Token(token.span(), "NOUN", QuestionWords.lower(token)));
            } else if (token.is("ADV") && thesaurus.isOnlyAdjective(token.lemma())
                    || token.is("PUNCT") && token.text().matches(".*\\p{L}{2}.*")) {
                // "Left-handed" is taken for a mark.
                corrected.set(i, new Token(token.span(), "ADJ", token.lemma()));
            }
        }
        return corrected;
    }

    /** "When does the lease expire": behind "do" there is a verb, whatever the tagger takes it for. */
    private List<Token> withVerb(List<Token> tokens) {
        int support = 0;
        while (support < tokens.size()
                && !Set.of("do", "does", "did").contains(QuestionWords.lower(tokens.get(support)))) {
            support++;
        }
        int last = tokens.size() - 1;
        while (last > support + 1
                && LOOSE_END.contains(tokens.get(last).tag())
                && !tokens.get(last).says("like")) {
            last--;
        }
        boolean found = support + 1 >= last
                || tokens.subList(support + 1, tokens.size()).stream().anyMatch(token -> token.is("VERB"));
        if (found || !thesaurus.isVerb(QuestionWords.lower(tokens.get(last)))) {
            return tokens;
        }
        List<Token> corrected = new ArrayList<>(tokens);
        corrected.set(last, new Token(tokens.get(last).span(), "VERB", QuestionWords.lower(tokens.get(last))));
        return corrected;
    }

    /** The last sentence that asks; what comes before it is what the person tells. */
    private String question(String text) {
        List<Span> sentences = splitter.split(text);
        return sentences.stream()
                .filter(sentence -> sentence.text().endsWith("?"))
                .reduce((first, second) -> second)
                .or(() -> sentences.stream().findFirst())
                .map(Span::text)
                .orElse(text);
    }

    /** The place of the word that asks; -1 where the question is to be answered by yes or no. */
    private static int questionWord(List<Token> tokens) {
        boolean polite = !startsWithAuxiliary(tokens);
        for (int i = 0; i < tokens.size(); i++) {
            String word = QuestionWords.lower(tokens.get(i));
            polite |= QuestionWords.TELLING.contains(tokens.get(i).lemma()) && addressesUs(tokens.subList(0, i));
            if (word.equals("if") || word.equals("whether")) {
                return -1;
            }
            if (polite && QuestionWords.ASKING.contains(word)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean addressesUs(List<Token> before) {
        return before.isEmpty() || before.stream().anyMatch(token -> token.says("you"));
    }

    private static boolean startsWithAuxiliary(List<Token> tokens) {
        return !tokens.isEmpty() && (tokens.get(0).is("AUX") || Lemmas.isAuxiliary(tokens.get(0)));
    }

    private static QuestionForm form(List<Token> tokens, int wh) {
        String next = wh + 1 < tokens.size() ? QuestionWords.lower(tokens.get(wh + 1)) : "";
        return switch (QuestionWords.lower(tokens.get(wh))) {
            case "who", "whom", "whose" -> new QuestionForm(AnswerType.PERSON, wh, -1);
            case "where" -> new QuestionForm(AnswerType.PLACE, wh, -1);
            case "when" -> new QuestionForm(AnswerType.TIME, wh, -1);
            case "why" -> new QuestionForm(AnswerType.REASON, wh, -1);
            case "how" ->
                new QuestionForm(
                        degree(next), wh, next.equals("many") || next.equals("much") ? noun(tokens, wh + 2) : -1);
            default -> QuestionForm.ofThing(tokens, wh, noun(tokens, wh + 1));
        };
    }

    private static AnswerType degree(String word) {
        if (DEGREES_OF_TIME.contains(word)) {
            return AnswerType.DURATION;
        }
        if (DEGREES_OF_NUMBER.contains(word)) {
            return AnswerType.NUMBER;
        }
        return DEGREES_OF_REPETITION.contains(word) ? AnswerType.FREQUENCY : AnswerType.MANNER;
    }

    /** The last noun of the run that begins here ("favourite board game"); -1 where none does. */
    private static int noun(List<Token> tokens, int from) {
        int noun = -1;
        for (int i = from; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (token.is("NOUN") || token.is("PROPN")) {
                noun = i;
                continue;
            }
            boolean inside = token.is("ADJ")
                    || token.says("of")
                            && noun >= 0
                            && QuestionWords.LIGHT.contains(tokens.get(noun).lemma());
            if (!inside) {
                break;
            }
        }
        return noun;
    }

    private static List<Token> body(List<Token> tokens, int wh) {
        if (wh <= 0) {
            int leadIn = leadIn(tokens);
            return tokens.subList(leadIn, tokens.size());
        }
        boolean politeStart = tokens.subList(0, wh).stream()
                .anyMatch(token -> QuestionWords.TELLING.contains(token.lemma()) || token.says("you"));
        return politeStart ? tokens.subList(wh, tokens.size()) : tokens;
    }

    /** Where "do you know whether ..." ends. */
    private static int leadIn(List<Token> tokens) {
        for (int i = 0; i < tokens.size(); i++) {
            if ((tokens.get(i).says("if") || tokens.get(i).says("whether")) && addressesUs(tokens.subList(0, i))) {
                return i + 1;
            }
        }
        return 0;
    }
}
