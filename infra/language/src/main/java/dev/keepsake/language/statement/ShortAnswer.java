// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.SentenceSplitter;
import dev.keepsake.language.sentence.SentenceTagger;
import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.statement.Discourse.Polarity;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Joins an answer that cannot stand alone with its question: "Do you play?" and "Yes, on Sundays" is "I play on Sundays". */
final class ShortAnswer {

    private static final Set<String> ASKING = Set.of("do", "did", "are", "were", "have", "can", "will");
    private static final Pattern OPEN_ENDED = Pattern.compile("(?i)\\b(?:any\\p{L}*|ever|yet|or|else)\\b");
    private static final Pattern OFFER = Pattern.compile(
            "(?i)^(?:can|could|may|shall|should|would|will) (?:i|we|you)\\b|^(?:want|need|anything|what else|how (?:are|have) you|what(?:'s| is) up|how(?:'s| is| are) (?:everyone|everybody|things|life|the family)|how(?:'s| is) it)\\b|\\bwould you like\\b|\\blike me to\\b");
    /** "Could I take your order number?" asks what it is. */
    private static final Pattern REQUEST = Pattern.compile(
            "(?i)^(?:could|can|may) (?:i|we) (?:please )?(?:have|take|get|ask for|note) your ([^?]+?)(?:,? please)?\\?$");

    private static final Pattern ABOUT_YOU = Pattern.compile("(?i)\\b(?:you|your|u)\\b");
    private static final Set<String> PROBABLE = Set.of("probably", "maybe", "mostly", "mainly", "perhaps");
    private static final Set<String> CONTINUES = Set.of("ADP", "ADV", "SCONJ");

    private final SentenceSplitter splitter;
    private final SentenceTagger tagger;

    ShortAnswer(SentenceSplitter splitter, SentenceTagger tagger) {
        this.splitter = splitter;
        this.tagger = tagger;
    }

    /** Whether the question is about the person who answers. */
    static boolean asksAboutPerson(String question) {
        return ABOUT_YOU.matcher(question).find();
    }

    /** The last question in what was said before; empty where it is an offer or a greeting. */
    Optional<String> question(String before) {
        List<Span> sentences = splitter.split(before);
        for (int at = sentences.size() - 1; at >= 0; at--) {
            String sentence = Discourse.of(sentences.get(at)).core().text();
            if (sentence.endsWith("?") && !Noise.isWordless(sentence)) {
                String asked = REQUEST.matcher(sentence).replaceFirst("What is your $1?");
                return OFFER.matcher(asked).find() ? Optional.empty() : Optional.of(asked);
            }
        }
        return Optional.empty();
    }

    /** What the two say together, as the person would say it in full; empty where that is not certain. */
    Optional<String> join(String question, Polarity polarity, String rest) {
        Span span = Span.trimmed(question, 0, question.length());
        Clause asked = new Clause(question, span, withoutEnd(tagger.tag(span).tokens()));
        if (ASKING.contains(asked.lower(0)) && asked.lower(1).equals("you")) {
            boolean certain =
                    polarity != Polarity.NONE && !OPEN_ENDED.matcher(question).find();
            return certain ? Optional.of(declared(asked, 0, polarity) + continued(rest)) : Optional.empty();
        }
        if (polarity == Polarity.NO && !rest.isBlank() && asked.lower(0).equals("you")) {
            return corrected(asked, rest);
        }
        if (!English.QUESTION_WORDS.contains(asked.lower(0)) || polarity != Polarity.NONE || rest.isBlank()) {
            return Optional.empty();
        }
        return openQuestion(asked, rest);
    }

    // "You studied in Grenoble?" and "No, in Lyon" is "I studied in Lyon".
    private static Optional<String> corrected(Clause asked, String rest) {
        String preposition = rest.strip().split(" ")[0].toLowerCase(Locale.ROOT);
        for (int at = asked.tokens().size() - 1; at > 1; at--) {
            if (asked.tag(at).equals("ADP") && asked.lower(at).equals(preposition)) {
                return Optional.of("I " + asked.part(1, at).span().text() + " " + decapitalised(rest));
            }
        }
        return Optional.empty();
    }

    private Optional<String> openQuestion(Clause asked, String rest) {
        for (int at = 1; at + 1 < asked.tokens().size(); at++) {
            boolean be = Set.of("is", "are", "'s", "was").contains(asked.lower(at));
            if (be && asked.lower(at + 1).equals("your") && at == 1) {
                String verb = asked.lower(at).equals("'s") ? "is" : asked.lower(at);
                return Optional.of("My " + text(asked, at + 2) + " " + verb + " " + decapitalised(rest));
            }
            if (ASKING.contains(asked.lower(at)) && asked.lower(at + 1).equals("you")) {
                boolean asksForDeed = asked.tokens().stream()
                        .skip(at + 2L)
                        .anyMatch(token -> token.lemma().equals("do"));
                boolean why = asked.lower(0).equals("why") || asked.lower(0).equals("who");
                if (asksForDeed
                        || why
                        || OPEN_ENDED.matcher(asked.span().text()).find()) {
                    return Optional.empty();
                }
                boolean counts =
                        asked.lower(0).equals("how") && Set.of("many", "much").contains(asked.lower(1));
                String counted = counts && at > 2 && rest.matches("[\\p{L}\\d-]+[.!]?")
                        ? " "
                                + asked.line()
                                        .substring(
                                                asked.tokens().get(2).span().start(),
                                                asked.tokens()
                                                        .get(at - 1)
                                                        .span()
                                                        .end())
                        : "";
                Optional<String> joint = asked.lower(0).equals("where") ? preposition(asked, rest) : Optional.of(" ");
                String opening = declared(asked, at, Polarity.NONE);
                String answered = decapitalised(rest.replaceFirst("[.!]+$", "")) + counted;
                return joint.map(between -> opening + between + answered);
            }
        }
        return Optional.empty();
    }

    // "Where do you live?" and "Ghent" is "I live in Ghent".
    private Optional<String> preposition(Clause asked, String rest) {
        Token first = tagger.tag(Span.trimmed(rest, 0, rest.length())).tokens().get(0);
        String last = asked.lower(asked.tokens().size() - 1);
        if (CONTINUES.contains(first.tag()) && !PROBABLE.contains(English.lower(first))
                || Set.of("from", "to", "in", "at").contains(last)) {
            return Optional.of(" ");
        }
        boolean name = Character.isUpperCase(rest.codePointAt(0))
                && Set.of("PROPN", "NOUN").contains(first.tag());
        return asked.has(token -> token.lemma().equals("live")) && name ? Optional.of(" in ") : Optional.empty();
    }

    // "Do you still play" becomes "I still play", "Are you" becomes "I am".
    private static String declared(Clause asked, int aux, Polarity polarity) {
        String verb =
                switch (asked.lower(aux)) {
                    case "do" -> polarity == Polarity.NO ? "do" : "";
                    case "are" -> "am";
                    case "were" -> "was";
                    default -> asked.lower(aux);
                };
        String not = polarity == Polarity.NO ? " not" : "";
        String said = "I " + verb + not + " " + text(asked, aux + 2);
        return said.replaceAll("\\s+", " ")
                .replaceAll("(?i)\\byour\\b", "my")
                .replaceAll("(?i)\\byou\\b", "I")
                .strip();
    }

    private String continued(String rest) {
        String plain = rest.replaceFirst("[.!]+$", "").strip();
        if (plain.isEmpty()) {
            return "";
        }
        Token first =
                tagger.tag(Span.trimmed(plain, 0, plain.length())).tokens().get(0);
        boolean runsOn = CONTINUES.contains(first.tag())
                || Set.of("every", "each", "twice", "once", "last", "next", "this", "yesterday", "tomorrow", "today")
                        .contains(English.lower(first));
        return (runsOn ? " " : ", ") + decapitalised(plain);
    }

    private static String text(Clause asked, int from) {
        Clause part = asked.part(from, asked.tokens().size());
        return part.span().text();
    }

    static String decapitalised(String text) {
        boolean sentenceWord = text.length() > 1
                && Character.isUpperCase(text.charAt(0))
                && text.matches(
                        "(?:Every|Each|In|On|At|Since|For|With|The|A|An|My|Our|About|From|To|Twice|Once|Because|By|Mostly|Usually|Around|Near|Just|Only|Two|Three|Four|One|Last|Next|Yesterday|Today|Tomorrow|Probably|Mainly|Almost|Nearly|Roughly|Somewhere|Still|Already)\\b(?s:.*)");
        return sentenceWord ? Character.toLowerCase(text.charAt(0)) + text.substring(1) : text;
    }

    private static List<Token> withoutEnd(List<Token> tokens) {
        int end = tokens.size();
        while (end > 0 && tokens.get(end - 1).is("PUNCT")) {
            end--;
        }
        return tokens.subList(0, end);
    }
}
