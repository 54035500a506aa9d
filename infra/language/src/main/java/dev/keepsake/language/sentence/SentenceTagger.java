// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import opennlp.tools.lemmatizer.Lemmatizer;
import opennlp.tools.lemmatizer.LemmatizerModel;
import opennlp.tools.postag.POSModel;
import opennlp.tools.postag.POSTagger;
import opennlp.tools.postag.ThreadSafePOSTaggerME;
import opennlp.tools.tokenize.ThreadSafeTokenizerME;
import opennlp.tools.tokenize.Tokenizer;
import opennlp.tools.tokenize.TokenizerModel;

/** Finds tokens, parts of speech and lemmas of English sentences. "I'm" becomes two tokens, "I" and "'m". Thread-safe. */
public final class SentenceTagger {

    /** No sentence of a person is longer; what is beyond is left without tokens. */
    private static final int MAX_CHARACTERS = 2_000;

    private static final Pattern END_MARK =
            Pattern.compile("(?<=[\\p{L}\\p{N})])[?!]+$|(?<![.\\s]\\p{L}|\\.\\p{L}{2,3})(?<=\\p{L}{3}|\\d)\\.$");
    private static final Pattern CLITIC =
            Pattern.compile("(?i)(?<=\\p{L})(n't|'(?:m|re|s|ve|ll|d)|nt|(?<=^i)(?:m|ve))$");

    private static final Set<String> TITLES = Set.of("Prof", "Dr", "Mr", "Mrs", "Ms", "Mx", "Rev", "Hon", "St");

    /** Another person than one's father. */
    private static final Pattern IN_LAW =
            Pattern.compile("(?i)\\b(?:mother|father|sister|brother|son|daughter|parent)s?[- ]in[- ]laws?\\b");

    private final Tokenizer tokenizer;
    private final POSTagger tagger;
    private final Lemmatizer lemmatizer;

    public SentenceTagger() {
        TokenizerModel words = Models.load(Models.TOKENS, TokenizerModel::new);
        POSModel partsOfSpeech = Models.load(Models.PARTS_OF_SPEECH, POSModel::new);
        tokenizer = new ThreadSafeTokenizerME(words);
        tagger = new ThreadSafePOSTaggerME(partsOfSpeech);
        lemmatizer = new RememberingLemmatizer(Models.load(Models.LEMMAS, LemmatizerModel::new));
    }

    /** The tokens of {@code sentence}; offsets are those of the text the sentence came from. */
    public TaggedSentence tag(Span sentence) {
        // One character for one character, so that offsets stay true.
        String plain =
                head(sentence.text()).replace('’', '\'').replace('‘', '\'').replace('\u00a0', ' ');
        opennlp.tools.util.Span[] spans = withRelatives(withTitles(tokens(plain), plain), plain);
        String[] words = opennlp.tools.util.Span.spansToStrings(spans, plain);
        String[] tags = tagger.tag(words);
        for (int word = 0; word < words.length; word++) {
            tags[word] = IN_LAW.matcher(words[word]).matches() ? "NOUN" : tags[word];
        }
        String[] lemmas = lemmatizer.lemmatize(words, tags);
        List<Token> tokens = new ArrayList<>(words.length + 4);
        for (int word = 0; word < words.length; word++) {
            int start = sentence.start() + spans[word].getStart();
            addWord(tokens, sentence, start, words[word], tags[word], lemmas[word]);
        }
        return new TaggedSentence(sentence, tokens);
    }

    // The model leaves a question mark on some words.
    private opennlp.tools.util.Span[] tokens(String plain) {
        Matcher end = END_MARK.matcher(plain);
        if (!end.find()) {
            return tokenizer.tokenizePos(plain);
        }
        opennlp.tools.util.Span[] words = tokenizer.tokenizePos(plain.substring(0, end.start()));
        opennlp.tools.util.Span[] all = Arrays.copyOf(words, words.length + 1);
        all[words.length] = new opennlp.tools.util.Span(end.start(), end.end());
        return all;
    }

    // "Prof. Weiss" is no sentence of one word and another one.
    private static opennlp.tools.util.Span[] withTitles(opennlp.tools.util.Span[] words, String plain) {
        List<opennlp.tools.util.Span> whole = new ArrayList<>(words.length);
        for (opennlp.tools.util.Span word : words) {
            opennlp.tools.util.Span before = whole.isEmpty() ? word : whole.get(whole.size() - 1);
            boolean dot =
                    plain.charAt(word.getStart()) == '.' && word.length() == 1 && before.getEnd() == word.getStart();
            if (dot && TITLES.contains(before.getCoveredText(plain).toString())) {
                whole.set(whole.size() - 1, new opennlp.tools.util.Span(before.getStart(), word.getEnd()));
            } else {
                whole.add(word);
            }
        }
        return whole.toArray(new opennlp.tools.util.Span[0]);
    }

    private static opennlp.tools.util.Span[] withRelatives(opennlp.tools.util.Span[] words, String plain) {
        Matcher relative = IN_LAW.matcher(plain);
        if (!relative.find()) {
            return words;
        }
        List<opennlp.tools.util.Span> whole = new ArrayList<>(Arrays.asList(words));
        do {
            opennlp.tools.util.Span one = new opennlp.tools.util.Span(relative.start(), relative.end());
            int at = 0;
            while (at < whole.size() && whole.get(at).getEnd() <= one.getStart()) {
                at++;
            }
            whole.removeIf(one::contains);
            whole.add(at, one);
        } while (relative.find());
        return whole.toArray(new opennlp.tools.util.Span[0]);
    }

    private static void addWord(List<Token> tokens, Span sentence, int start, String word, String tag, String lemma) {
        Matcher clitic = CLITIC.matcher(word);
        boolean joined = tag.indexOf('+') > 0;
        boolean untaggedPossessive = !joined && word.endsWith("'s");
        if (!clitic.find() || !(joined || untaggedPossessive)) {
            String firstTag = joined ? tag.substring(0, tag.indexOf('+')) : tag;
            tokens.add(token(sentence, start, start + word.length(), firstTag, lemma.replace("+", " ")));
            return;
        }
        int cut = start + clitic.start();
        String head = word.substring(0, clitic.start());
        String headTag = joined ? tag.substring(0, tag.indexOf('+')) : nounTag(head);
        String headLemma =
                lemma.indexOf('+') > 0 ? lemma.substring(0, lemma.indexOf('+')) : head.toLowerCase(Locale.ROOT);
        String tailTag = joined ? tag.substring(tag.indexOf('+') + 1) : "PART";
        String tailLemma = lemma.indexOf('+') > 0 ? lemma.substring(lemma.indexOf('+') + 1) : clitic.group();
        tokens.add(token(sentence, start, cut, headTag, headLemma));
        tokens.add(token(sentence, cut, start + word.length(), tailTag, tailLemma));
    }

    /** The token as a verb, with a verb's lemma. */
    public static Token asVerb(Token token) {
        String word = token.text().toLowerCase(Locale.ROOT);
        return new Token(token.span(), "VERB", ofVerb(word, "VERB", token.lemma()));
    }

    private static Token token(Span sentence, int start, int end, String tag, String lemma) {
        String text = sentence.text().substring(start - sentence.start(), end - sentence.start());
        String word = text.toLowerCase(Locale.ROOT);
        return new Token(new Span(start, end, text), tag, lemma.equals("O") ? word : ofVerb(word, tag, lemma));
    }

    // The lemmatizer gives the noun's form for some verbs, and none at all for others: "life" for "lives", "se" for
    // "sings".
    private static String ofVerb(String word, String tag, String lemma) {
        boolean fits = word.equals(lemma)
                || word.equals(lemma + "s")
                || word.equals(lemma + "es")
                || word.endsWith("ies") && lemma.endsWith("y");
        if (word.equals("has")) {
            return "have";
        }
        if (tag.equals("VERB") && word.matches("[^aeiouy]+ing")) {
            // "Sing" and "bring" are no gerunds: what is left of them has no vowel.
            return word;
        }
        boolean kept = lemma.length() <= 2 && word.startsWith(lemma);
        boolean wrong = tag.equals("VERB") && word.endsWith("s") && !word.endsWith("ss") && !fits && !kept;
        return wrong ? word.substring(0, word.length() - 1) : lemma;
    }

    private static String nounTag(String word) {
        return Character.isUpperCase(word.codePointAt(0)) ? "PROPN" : "NOUN";
    }

    private static String head(String text) {
        return text.length() <= MAX_CHARACTERS ? text : text.substring(0, MAX_CHARACTERS);
    }
}
