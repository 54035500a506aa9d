// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.statement.Skipped.Reason;
import dev.keepsake.language.statement.Subject.Person;
import dev.keepsake.language.time.TimeExpression;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Decides whether a clause tells something that may be kept. */
final class Judge {

    private static final int FEW = 2;

    private static final Pattern FICTION = Pattern.compile(
            "(?i)\\b(?:just kidding|only joking|i['’]?m joking|jk|role-?play(?:ing)?|once upon a time|let['’]?s pretend|pretend (?:that|you|to be|i)|"
                    + "(?:in|for) (?:my|this|the|our) (?:story|novel|short story|screenplay|game|dream|campaign)|fictional|my character)\\b|^\\*[^*]+\\*$");
    private static final Pattern QUESTION_OPENING = Pattern.compile(
            "(?i)^(?:(?:what|who|whom|whose|where|why|how|which)(?:['’]?s|['’]re|['’]d)?\\b(?! (?:a|an)\\b)|(?:do|does|did|is|are|was|were|can|could|would|will|should|has|have|had|am|may|shall|don['’]t|isn['’]t|aren['’]t|won['’]t)(?:n['’]?t)? (?:i|you|u|we|they|he|she|it|that|this|there|the|your|my|any\\p{L}*|some\\p{L}*)\\b)");
    private static final Pattern TAG_OF_OWN_STATEMENT =
            Pattern.compile("(?i)^(?:i|i['’]\\p{L}+|my)\\b.*,? (?:right|remember|you know|ok)\\?$");
    private static final Pattern DOUBT = Pattern.compile(
            "(?i)\\b(?:maybe|perhaps|what if|supposing|suppose|hypothetically|in theory|wondering (?:if|whether)|wonder (?:if|whether)|idk (?:if|whether)|not (?:\\p{L}+ )?(?:sure|know) (?:if|whether))\\b|n['’]?t (?:\\p{L}+ )?(?:sure|know) (?:if|whether)\\b|\\b(?:i|we) (?:\\p{L}+ )?(?:might|could)\\b(?!n|[ ](?:not|never|finally))");
    private static final Pattern CONDITION = Pattern.compile(
            "(?i)(?:^|[,;] )(?:if|unless|in case|provided that)\\b|\\b(?:if|unless)\\b.*\\b(?:will|would|could|might|can|going to|gonna)\\b|(?:\\b(?:will|would|could|might|going to|gonna)\\b|['’](?:ll|d)\\b).*\\b(?:if|unless|provided that)\\b");
    private static final Pattern FOR_YOU = Pattern.compile(
            "(?i)\\b(?:happy|glad|sorry|proud|excited|thrilled|here|cheering|rooting|pray\\p{L}*|thank\\p{L}*|love|appreciate|hope|agree|wish) (?:\\p{L}+ ){0,2}(?:you|your|u)\\b|\\b(?:talk|speak|chat) (?:to you )?(?:soon|later)\\b|\\bsee (?:you|ya|u)\\b");
    private static final Pattern OPINION_OF_YOU = Pattern.compile(
            "(?i)^i(?:['’]m)? (?:\\p{L}+ )?(?:think|believe|bet|guess|know|hope|feel|see|heard|mean|sure) (?:that )?(?:you|your|u|ur)\\b"
                    + "|^(?:i|we)(?:['’](?:m|re)| am| are) (?:\\p{L}+ ){0,2}(?:awe|impressed|amazed|inspired|touched|moved|grateful|thankful|jealous|proud|curious|excited) (?:of|by|with|for|about|at) (?:all )?(?:you|your|ur)\\b");
    /** "So much since we last talked!" says nothing of what. */
    private static final Pattern SINCE_WE_MET = Pattern.compile(
            "(?i)^(?:\\p{L}+, )?(?:it['’]s been )?(?:\\p{L}+ ){0,3}since we (?:last )?(?:talked|spoke|chatted|met)\\W*$");

    /** "It's great to see": what everybody would say of anything. */
    private static final Pattern REMARK = Pattern.compile(
            "(?i)^(?:it|that|this)(?:['’]s| is| feels| must be)(?: been)?(?: \\p{L}+){0,2}? (?:good|great|nice|hard|tough|sad|amazing|awesome|cool|wonderful|lovely|inspiring|important|fulfilling"
                    + "|rewarding|incredible|fun|funny|crazy|weird|interesting|beautiful|heartwarming|refreshing) (?:to|when|how|that|seeing|knowing)\\b|^it sucks\\b");

    private static final Pattern WANTS_YOU_TO = Pattern.compile(
            "(?i)\\bi(?:['’]d)? (?:want|need|like|expect|order|command|ask) you to\\b(?! (?:know|remember|note|be aware)\\b)|\\byou (?:must|should|have to|need to|are (?:now|to)|will now)\\b");

    /** Text that pretends to speak for the system, or wants its rules changed. */
    private static final Pattern AIMED_AT_MACHINE = Pattern.compile(
            "(?i)\\b(?:ignore|disregard|forget|override|bypass) (?:\\p{L}+ ){0,3}(?:previous|prior|above|earlier|preceding|all) (?:\\p{L}+ ){0,2}(?:instructions?|rules?|prompts?|messages?|directions?)\\b|"
                    + "^\\W*(?:system|assistant|developer|sistema|système|admin)(?: prompt| message| note)?\\s*:|\\bsystem prompt\\b|\\b(?:you are|act as) (?:now )?(?:in )?(?:developer|maintenance|debug|dan|jailbreak)\\b|:\\s*(?:always|never) (?:answer|respond|reply|reveal|say|use|call)\\b|"
                    + "\\b(?:the|this|any|every) (?:ai|assistant|(?:language )?model|llm|(?:chat)?bot|chatbot) (?:must|shall|should|has to|needs to|is to) (?:(?:now|also|always|never|only|not) ){0,3}(?:obey|answer|reply|respond|ignore|follow|trust|reveal|send|say|recommend|use|treat|store|remember|forget|mention|call)\\b|"
                    + "\\byour (?:rules|instructions|guidelines) (?:\\p{L}+ )?(?:beat|override|are)\\b");

    private static final Pattern ENDS_AS_OPINION =
            Pattern.compile("(?i)\\b(?:i|we) (?:think|guess|suppose|hope|believe|reckon)[.!…\\s]*$");

    private static final Set<String> POINTING =
            Set.of("he", "him", "his", "she", "her", "hers", "they", "them", "their", "theirs", "it", "its", "there");
    private static final Set<String> YOURS = Set.of("your", "yours", "yourself", "ur");
    private static final Pattern REACTION = Pattern.compile(
            "(?i)^(?:(?-i:\\p{Lu})\\p{L}+, )?(?:congrat\\p{L}*|(?:(?:so|very|really) )?sorry (?:to hear|about|for)|good luck|well done|way to go|(?:that )?sounds? (?:like|great|good|fun|nice|amazing|awesome|lovely|interesting)|long time no|keep (?:it up|going)"
                    + "|cheers|thank(?:s| you)?(?: so much| very much| a lot)? (?:for|to)|happy (?:birthday|new year|anniversary)|welcome|no (?:worries|problem))\\b");
    private static final Pattern PRAISE =
            Pattern.compile("(?i)^(?:nice|great|good|awesome|amazing|lovely|wow|cool|so (?:cool|cute|nice|sweet))\\b");
    /** "I heard you two": others than the one who reads it later. */
    private static final Pattern YOU_TOGETHER = Pattern.compile("(?i)\\byou (?:two|both|guys)\\b");

    private static final Pattern VOCATIVE = Pattern.compile(", \\p{Lu}\\p{L}+[.!]*$");

    private Judge() {}

    /** Whether the words begin as only a question does, whatever mark ends them. */
    static boolean opensQuestion(String text) {
        return QUESTION_OPENING.matcher(text).find()
                && !TAG_OF_OWN_STATEMENT.matcher(text).find();
    }

    /** The reason to skip a whole sentence whatever its clauses say. */
    static Optional<Reason> sentence(String text) {
        if (Noise.isWordless(text) || Noise.repeats(text)) {
            return Optional.of(Reason.NO_CONTENT);
        }
        if (FICTION.matcher(text).find() || NotMeant.is(text) || NotMeant.isOnlyMark(text)) {
            return Optional.of(Reason.FICTION);
        }
        boolean asks = text.replaceAll("[\"'”’)\\s!]+$", "").endsWith("?")
                || QUESTION_OPENING.matcher(text).find();
        if (asks && !TAG_OF_OWN_STATEMENT.matcher(text).find()) {
            return Optional.of(Reason.QUESTION);
        }
        return WANTS_YOU_TO.matcher(text).find()
                        || AIMED_AT_MACHINE.matcher(text).find()
                ? Optional.of(Reason.INSTRUCTION)
                : Optional.empty();
    }

    /** "Sounds great, Tim!", "Congrats on the new job": what listeners say. */
    static boolean isReaction(Clause clause) {
        return REACTION.matcher(clause.span().text()).find()
                || PRAISE.matcher(clause.span().text()).find() && Content.count(clause) - vocative(clause) < FEW;
    }

    // The name called at the end tells nothing.
    private static int vocative(Clause clause) {
        return VOCATIVE.matcher(clause.span().text()).find() ? 1 : 0;
    }

    /** For a clause whose "I" was left out. */
    static Optional<Reason> elided(Clause clause, Elision elision) {
        if (isHypothetical(clause)) {
            return Optional.of(Reason.HYPOTHETICAL);
        }
        String text = clause.span().text();
        if (English.SECOND.contains(clause.lower(elision.verb() + 1)) || SmallTalk.isWish(text)) {
            return Optional.of(Reason.SMALL_TALK);
        }
        boolean forYou = FOR_YOU.matcher(clause.span().text()).find() && Content.count(clause) <= FEW;
        return forYou ? Optional.of(Reason.SMALL_TALK) : Optional.empty();
    }

    static boolean isHypothetical(Clause clause) {
        String text = clause.span().text();
        return DOUBT.matcher(text).find()
                || CONDITION.matcher(text).find()
                || isUncertain(clause, Subject.of(clause, List.of()));
    }

    static Optional<Reason> clause(Clause clause, Subject subject, List<TimeExpression> times) {
        String text = clause.span().text();
        boolean forYou = FOR_YOU.matcher(text).find() && Content.count(clause) <= FEW;
        if (forYou || SINCE_WE_MET.matcher(text).find() || SmallTalk.is(text)) {
            return Optional.of(Reason.SMALL_TALK);
        }
        if (Imperative.is(clause)) {
            return Optional.of(Reason.INSTRUCTION);
        }
        if (isHypothetical(clause)) {
            return Optional.of(Reason.HYPOTHETICAL);
        }
        if (ENDS_AS_OPINION.matcher(text).find()
                && text.substring(clause.tokens().get(subject.verb()).span().end()
                                - clause.span().start())
                        .matches("[.!…\\s]*")) {
            // "Pretty well I think" says nothing of what goes well.
            return Optional.of(Reason.SMALL_TALK);
        }
        if (subject.end() > subject.first()
                && Subject.isTime(clause.tokens().get(subject.first()), times)
                && Set.of("work", "suit")
                        .contains(clause.tokens().get(subject.verb()).lemma())) {
            // "Sunday works" agrees to something, and does not say to what.
            return Optional.of(Reason.SMALL_TALK);
        }
        boolean ofOthers = !clause.hasAny(English.FIRST_SINGULAR) && !clause.hasAny(English.FIRST_PLURAL);
        if (subject.person() == Person.YOU
                || clause.lower(0).equals("you")
                || YOURS.contains(clause.lower(0))
                || ofOthers && clause.hasAny(YOURS)
                || isAboutYou(clause, subject)
                || ofOthers && isDoneToYou(clause, subject)
                || OPINION_OF_YOU.matcher(text).find()) {
            return Optional.of(Reason.SMALL_TALK);
        }
        if (ofOthers
                && times.isEmpty()
                && REMARK.matcher(text).find()
                && !clause.has(token -> token.is("PROPN") || token.is("NUM"))) {
            return Optional.of(Reason.SMALL_TALK);
        }
        if (ofOthers && times.isEmpty() && Shown.is(text)) {
            return Optional.of(Reason.SMALL_TALK);
        }
        int content = Content.count(clause);
        Reason little = clause.hasAny(POINTING) ? Reason.POINTS_BACK : Reason.SMALL_TALK;
        if (subject.person() == Person.THING_PRONOUN) {
            return content - vocative(clause) >= 2 ? Optional.empty() : Optional.of(little);
        }
        if (subject.person() == Person.NONE) {
            if (isReaction(clause)) {
                return Optional.of(Reason.SMALL_TALK);
            }
            boolean you = clause.hasAny(English.SECOND);
            boolean enough = content >= 3
                    || content >= 2 && clause.hasAny(English.FIRST_SINGULAR)
                    || content >= 2 && (!times.isEmpty() || clause.has(token -> token.is("PROPN")));
            return enough && !you ? Optional.empty() : Optional.of(Reason.SMALL_TALK);
        }
        return content >= 1 ? Optional.empty() : Optional.of(little);
    }

    // "I would love to" tells what somebody wants; "I would move" tells nothing.
    private static boolean isUncertain(Clause clause, Subject subject) {
        if (subject.verb() < 0 || !clause.tag(subject.verb()).equals("AUX")) {
            return false;
        }
        String lemma = clause.tokens().get(subject.verb()).lemma();
        boolean doubtful = English.MODALS_OF_DOUBT.contains(lemma)
                || English.MODALS_OF_DOUBT.contains(clause.lower(subject.verb()));
        if (!doubtful && !clause.lower(subject.verb()).equals("'d")) {
            return false;
        }
        int next = subject.verb() + 1;
        while (Set.of("ADV", "PART").contains(clause.tag(next))
                && !clause.lower(next).equals("rather")) {
            if (clause.lower(next).equals("n't") && lemma.equals("could")
                    || clause.lower(next).equals("never") && lemma.equals("would")) {
                // "I couldn't go" is about what was, "I would never go" about what one is like.
                return false;
            }
            next++;
        }
        boolean had = clause.lower(subject.verb()).equals("'d")
                && (lemma.equals("have") || clause.lower(next).equals("been"));
        return !had && !English.WANTING.contains(clause.lower(next));
    }

    // "The sea really inspired you": whom, nobody will know. "The office where you need a badge" means everybody.
    private static boolean isDoneToYou(Clause clause, Subject subject) {
        int verb = subject.verb();
        boolean done = verb >= 0
                && clause.tag(verb).equals("VERB")
                && English.isPast(clause.tokens().get(verb))
                && English.SECOND.contains(clause.lower(verb + 1));
        return done || YOU_TOGETHER.matcher(clause.span().text()).find();
    }

    private static boolean isAboutYou(Clause clause, Subject subject) {
        return subject.end() > subject.first() && English.SECOND.contains(clause.lower(subject.first()));
    }
}
