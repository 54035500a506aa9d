// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.sentence.WordSet.words;

import dev.keepsake.language.sentence.SentenceTagger;
import dev.keepsake.language.sentence.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Puts right what the tagger often gets wrong in short spoken sentences. */
final class TagRepair {

    private static final Set<String> POSSESSORS = Set.of("my", "our", "his", "her", "their");
    private static final Set<String> BEFORE_VERB = Set.of("NOUN", "PROPN", "PRON");
    private static final Set<String> TAKEN_FOR = Set.of("NOUN", "ADJ", "PROPN");

    private static final Set<String> OBJECTS = Set.of("me", "us", "him", "them");

    private static final Set<String> PRONOUNS = words("""
            you him his she her hers they them their theirs its our ours your yours mine this that these those
            who whom whose what which one ones none all both any some each either neither other another
            others such several many few much more most less enough plenty
            there here myself yourself himself herself itself ourselves yourselves themselves oneself
            someone somebody something anyone anybody anything everyone everybody everything
            nobody nothing whoever whatever whichever half same
            """);

    private static final int LONGEST_CLITIC = 4;

    private TagRepair() {}

    static Clause in(Clause tagged) {
        Clause clause = NameRepair.in(NumberedThing.in(tagged));
        List<Token> tokens = new ArrayList<>(clause.tokens());
        for (int at = 1; at < tokens.size(); at++) {
            int owner = at - 1;
            while (owner > 0
                    && owner > at - 4
                    && Set.of("ADJ", "NOUN", "ADV").contains(clause.tag(owner))
                    && !POSSESSORS.contains(clause.lower(owner))) {
                owner--;
            }
            boolean owned = POSSESSORS.contains(clause.lower(owner));
            if (owned && English.namesPerson(tokens.get(at))) {
                tokens.set(at, as(tokens.get(at), "NOUN"));
                nameAfterPerson(tokens, at + 1);
            }
        }
        isBeforeGerund(tokens);
        noMembersOfClosedClasses(tokens);
        verbsAfterI(tokens);
        verbsBeforeTheirObject(tokens);
        Clause named = new Clause(clause.line(), clause.span(), tokens);
        return named.finiteVerb().isPresent() ? named : withVerb(named);
    }

    // "My mum's coming over": taken for something of hers. With a verb behind, "my mum's cooking is great", it is.
    private static void isBeforeGerund(List<Token> tokens) {
        for (int at = 1; at + 1 < tokens.size(); at++) {
            Token gerund = tokens.get(at + 1);
            boolean own = tokens.get(at).is("PART")
                    && English.lower(tokens.get(at)).equals("'s")
                    && English.isGerund(gerund)
                    && gerund.is("VERB");
            boolean otherVerb = tokens.stream()
                    .skip(at + 2L)
                    .anyMatch(token -> token.is("AUX") || token.is("VERB") && !English.isGerund(token));
            if (own && !otherVerb) {
                tokens.set(at, new Token(tokens.get(at).span(), "AUX", "be"));
                return;
            }
        }
    }

    // "My thesis", "rack 4": neither an auxiliary nor a pronoun.
    private static void noMembersOfClosedClasses(List<Token> tokens) {
        for (int at = 0; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            boolean owned = at > 0 && POSSESSORS.contains(English.lower(tokens.get(at - 1)));
            if (token.is("PRON") && token.text().matches("\\d+")) {
                tokens.set(at, as(token, "NUM"));
            } else if (token.is("PRON")
                    && token.text().matches("\\p{L}{3,}")
                    && !PRONOUNS.contains(English.lower(token))) {
                tokens.set(at, as(token, "NOUN"));
            } else if (token.is("AUX") && owned && token.text().length() > LONGEST_CLITIC) {
                tokens.set(at, as(token, "NOUN"));
            }
        }
    }

    /**
     * "Bruno bakes rye bread": the tagger sees the verb in the object. One bread "breads", so it is none; and who told "me"
     * something is no noun.
     */
    private static void verbsBeforeTheirObject(List<Token> tokens) {
        for (int at = 0; at + 2 < tokens.size(); at++) {
            Token token = tokens.get(at);
            if (token.is("VERB") || token.is("AUX")) {
                return;
            }
            boolean after = at == 0
                    || TAKEN_FOR.contains(tokens.get(at - 1).tag())
                            && token.text().equals(English.lower(token));
            if (!after || English.namesPerson(token)) {
                continue;
            }
            if (English.isPast(token) && OBJECTS.contains(English.lower(tokens.get(at + 1)))) {
                tokens.set(at, SentenceTagger.asVerb(token));
                return;
            }
            int object = at + 1;
            while (object + 1 < tokens.size()
                    && TAKEN_FOR.contains(tokens.get(object).tag())) {
                object++;
            }
            Token last = tokens.get(object);
            boolean one = !English.lower(tokens.get(object - 1)).endsWith("s");
            if (endsInS(token)
                    && TAKEN_FOR.contains(token.tag())
                    && object > at + 1
                    && one
                    && last.is("VERB")
                    && English.isBase(last)
                    && last.text().equals(English.lower(last))) {
                tokens.set(at, SentenceTagger.asVerb(token));
                tokens.set(object, as(last, "NOUN"));
                return;
            }
        }
    }

    private static boolean endsInS(Token token) {
        return token.text().matches("\\p{L}\\p{Ll}{2,}s") && !token.text().endsWith("ss");
    }

    // "I no longer chair the board; Tom does": what follows "I" is a verb, whatever comes behind.
    private static void verbsAfterI(List<Token> tokens) {
        for (int i = 0; i + 2 < tokens.size(); i++) {
            boolean opens = i == 0 || !Set.of("and", "or", "than").contains(English.lower(tokens.get(i - 1)));
            if (!opens || !tokens.get(i).text().equals("I")) {
                continue;
            }
            int at = i + 1;
            while (at + 2 < tokens.size()
                    && (tokens.get(at).is("ADV") || tokens.get(at).says("no"))) {
                at++;
            }
            Token token = tokens.get(at);
            boolean lower = English.lower(token).equals(token.text());
            boolean object = Set.of("DET", "PRON").contains(tokens.get(at + 1).tag());
            if (lower && object && Set.of("NOUN", "ADJ").contains(token.tag())) {
                tokens.set(at, SentenceTagger.asVerb(token));
            }
        }
    }

    // "My sister Vera": the name is often taken for an ordinary noun.
    private static void nameAfterPerson(List<Token> tokens, int at) {
        boolean capital = at < tokens.size()
                && Character.isUpperCase(tokens.get(at).text().codePointAt(0));
        if (capital && tokens.get(at).text().length() > 1) {
            tokens.set(at, as(tokens.get(at), "PROPN"));
        }
    }

    /**
     * "Alma leads design", "My aunt lives nearby": the verb was taken for a noun. Such a form is never rewritten, so a
     * wrong repair changes no word of the statement.
     */
    private static Clause withVerb(Clause clause) {
        for (int at = 1; at < clause.tokens().size(); at++) {
            int before = at - 1;
            while (before > 0 && clause.tag(before).equals("ADV")) {
                before--;
            }
            // "We no longer ship to Norway"
            boolean subject = Set.of("i", "we", "they").contains(clause.lower(before))
                    || Set.of("i", "we", "they").contains(clause.lower(before - 1))
                            && clause.lower(before).equals("no");
            if (subject
                    && TAKEN_FOR.contains(clause.tag(at))
                    && clause.lower(at).equals(clause.tokens().get(at).text())) {
                List<Token> tokens = new ArrayList<>(clause.tokens());
                tokens.set(at, as(tokens.get(at), "VERB"));
                return new Clause(clause.line(), clause.span(), tokens);
            }
        }
        for (int at = 1; at + 1 < clause.tokens().size(); at++) {
            Token token = clause.tokens().get(at);
            String word = English.lower(token);
            boolean form = endsInS(token) && token.text().equals(word);
            // "Printer 3 stands in the lobby"
            int subject = clause.tag(at - 1).equals("NUM") ? at - 2 : at - 1;
            boolean place = BEFORE_VERB.contains(clause.tag(subject))
                    && !English.namesPerson(token)
                    && !clause.tag(at + 1).equals("PUNCT");
            if (form && place && TAKEN_FOR.contains(token.tag())) {
                List<Token> tokens = new ArrayList<>(clause.tokens());
                tokens.set(at, new Token(token.span(), "VERB", word.substring(0, word.length() - 1)));
                return new Clause(clause.line(), clause.span(), tokens);
            }
        }
        return clause;
    }

    private static Token as(Token token, String tag) {
        return new Token(token.span(), tag, token.lemma());
    }
}
