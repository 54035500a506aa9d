// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.language.sentence.Token;
import dev.keepsake.language.time.TimeExpression;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Takes out of a question the words that its answer must speak of. */
final class QuestionContent {
    private static final Pattern JOB =
            Pattern.compile("what (?:do|does|did) [^?]*\\bdo(?: for (?:a |work|living)*)?\\s*[?.!]*");

    private static final Set<String> PARTICLES = Set.of("up", "out", "off", "down", "away", "back", "over");
    private static final Set<String> PAYING = Set.of("pay", "cost");
    private static final Set<String> SAY_NOTHING = Set.of("be", "do", "have", "happen");

    private final Thesaurus thesaurus;

    QuestionContent(Thesaurus thesaurus) {
        this.thesaurus = thesaurus;
    }

    List<AskedWord> wordsOf(List<Token> body, QuestionForm form, @Nullable TimeExpression time) {
        if (asksForTheJob(body, form)) {
            return Stream.concat(
                            collect(body, form, time, false).stream()
                                    .filter(word -> word.role() == AskedWord.Role.NAME),
                            Stream.of(new AskedWord(
                                    "work", "VERB", thesaurus.alike("work", "VERB"), AskedWord.Role.CONTENT)))
                    .toList();
        }
        List<AskedWord> words = collect(body, form, time, false);
        // "Where did I go last summer?" has nothing else to hold on to.
        return words.isEmpty() ? collect(body, form, time, true) : words;
    }

    private List<AskedWord> collect(
            List<Token> body, QuestionForm form, @Nullable TimeExpression time, boolean lightVerbs) {
        List<AskedWord> words = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < body.size(); i++) {
            Token token = body.get(i);
            String lemma = Lemmas.of(token);
            boolean counts = (QuestionWords.tellsSomething(token) || Names.isName(body, i))
                    && !Lemmas.isAuxiliary(token)
                    && !QuestionWords.ASKING.contains(lemma)
                    && (time == null || !time.span().overlaps(token.span()))
                    && !isShownByType(lemma, form)
                    && !isMadeOf(body, i)
                    && !AskedTense.isHabit(body, i)
                    && (!isLight(token, lemma) || lightVerbs && token.is("VERB") && !SAY_NOTHING.contains(lemma));
            if (counts && seen.add(lemma)) {
                words.add(word(token, lemma, form, role(body, i, form), particle(body, i)));
            } else if (isLight(token, lemma)
                    && token.is("VERB")
                    && !particle(body, i).isEmpty()) {
                // Of "get up" the second word says it.
                words.add(new AskedWord(
                        particle(body, i), "ADP", phrase(lemma, particle(body, i)), AskedWord.Role.CONTENT));
            }
        }
        return words;
    }

    /** "My own" says nothing, "who owns" does. */
    private static boolean isLight(Token token, String lemma) {
        return QuestionWords.LIGHT.contains(lemma) && !(lemma.equals("own") && token.is("VERB"));
    }

    /** "What is the roof made of?" asks of what sort it is. */
    private static boolean isMadeOf(List<Token> body, int at) {
        return body.get(at).says("made")
                && at + 1 < body.size()
                && body.get(at + 1).says("of");
    }

    /** "What does she do?", "what do you do for a living?" */
    private static boolean asksForTheJob(List<Token> body, QuestionForm form) {
        String text = body.stream().map(QuestionWords::lower).collect(Collectors.joining(" "));
        return form.type() == AnswerType.THING
                && form.focus() < 0
                && JOB.matcher(text).matches();
    }

    private AskedWord word(Token token, String lemma, QuestionForm form, AskedWord.Role role, String particle) {
        Set<String> alike =
                new HashSet<>(role == AskedWord.Role.NAME ? Set.of(lemma) : thesaurus.alike(lemma, token.tag()));
        if (form.type() == AnswerType.PERSON && lemma.equals("own")) {
            alike.add("belong");
        }
        if (form.type() == AnswerType.PLACE) {
            // Being born has a place and a day, a birthday has the day alone.
            alike.remove("birthday");
        }
        if (token.is("VERB") && !particle.isEmpty()) {
            alike.addAll(thesaurus.alike(lemma + " " + particle, "VERB"));
        }
        return new AskedWord(lemma, token.tag(), alike, role);
    }

    private Set<String> phrase(String lemma, String particle) {
        Set<String> alike = new HashSet<>(thesaurus.alike(lemma + " " + particle, "VERB"));
        alike.add(particle);
        return alike;
    }

    /** "Out" of "run out", where the two are one verb; empty where they are not. */
    private String particle(List<Token> body, int verb) {
        if (!body.get(verb).is("VERB") || verb + 1 >= body.size()) {
            return "";
        }
        String next = QuestionWords.lower(body.get(verb + 1));
        return PARTICLES.contains(next) && thesaurus.isVerb(Lemmas.of(body.get(verb)) + " " + next) ? next : "";
    }

    private static AskedWord.Role role(List<Token> body, int at, QuestionForm form) {
        Token token = body.get(at);
        boolean focus = form.focus() >= 0 && isFocus(body, at, form);
        if (focus) {
            return AskedWord.Role.FOCUS;
        }
        return Names.isName(body, at) ? AskedWord.Role.NAME : AskedWord.Role.CONTENT;
    }

    /** Places count from the start of the question; the body may begin later. */
    private static boolean isFocus(List<Token> body, int at, QuestionForm form) {
        for (int i = 0; i < body.size(); i++) {
            if (QuestionWords.ASKING.contains(QuestionWords.lower(body.get(i)))) {
                return at - i == form.focus() - form.wh();
            }
        }
        return false;
    }

    /** "What city", "how old", "on which date": the sort of the answer says it. */
    private static boolean isShownByType(String lemma, QuestionForm form) {
        return switch (form.type()) {
            case TIME -> QuestionWords.TIME_NOUNS.contains(lemma);
            // A town is told by its name, a room or a street by being called so.
            case PLACE ->
                QuestionWords.PLACE_NOUNS.contains(lemma)
                        && !Set.of("room", "street").contains(lemma);
            case DURATION -> lemma.equals("long");
            case FREQUENCY -> lemma.equals("often");
            // "How much is", "how much do I pay for": with a thing to ask about the price is meant either way.
            case NUMBER -> form.focus() >= 0 && PAYING.contains(lemma);
            default -> false;
        };
    }
}
