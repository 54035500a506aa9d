// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.sf.extjwnl.JWNLException;
import net.sf.extjwnl.data.Exc;
import net.sf.extjwnl.data.IndexWord;
import net.sf.extjwnl.data.POS;
import net.sf.extjwnl.data.PointerTarget;
import net.sf.extjwnl.data.PointerType;
import net.sf.extjwnl.data.Synset;
import net.sf.extjwnl.data.Word;
import net.sf.extjwnl.dictionary.Dictionary;

/** What English words have to do with each other, from WordNet 3.1. Thread-safe. */
final class Thesaurus {
    /** Senses are in order of use; the rare ones of a common word would make everything alike. */
    private static final int SENSES = 3;

    private static final int MOST_STEPS_UP = 12;

    /** Doings and states have near synonyms one step up ("employment" and "job"); of things, only a kind lies there. */
    private static final Set<String> ABSTRACT = Set.of("noun.act", "noun.event", "noun.state", "noun.communication");

    private static final Set<String> NAMED =
            Set.of("noun.artifact", "noun.group", "noun.person", "noun.location", "noun.object");

    private static final String PERSON = "noun.person";

    private static final Set<String> PERSON_OR_PLACE = Set.of(PERSON, "noun.location");

    private static final Set<String> DOINGS = Set.of("noun.act", "noun.event");

    private final Dictionary dictionary;

    private Thesaurus(Dictionary dictionary) {
        this.dictionary = dictionary;
    }

    /** Reads the data that ships with the library; takes about half a second. */
    static Thesaurus load() {
        try {
            return new Thesaurus(Dictionary.getDefaultResourceInstance());
        } catch (JWNLException e) {
            throw new IllegalStateException("The thesaurus cannot be read", e);
        }
    }

    /** Words that say the same as this one in a common sense of it, in lower case, itself included. */
    Set<String> alike(String lemma, String tag) {
        Set<String> alike = new HashSet<>(Entailments.of(lemma));
        alike.add(lemma);
        for (POS part : parts(tag)) {
            for (Synset sense : senses(lemma, part)) {
                addSense(alike, sense, lemma);
            }
        }
        return alike;
    }

    /** Whether something of this name is a kind of the other, in a common sense of both. */
    boolean isKindOf(String lemma, String kind) {
        Set<Object> kinds = new HashSet<>();
        senses(kind, POS.NOUN).forEach(sense -> kinds.add(sense.getKey()));
        // "instrument" asks for a musical one as well: the kind's own compounds count.
        Deque<Synset> open = new ArrayDeque<>(senses(lemma, POS.NOUN));
        Set<Object> seen = new HashSet<>();
        for (int step = 0; step < MOST_STEPS_UP && !open.isEmpty(); step++) {
            for (Synset sense : List.copyOf(open)) {
                open.removeFirst();
                if (kinds.contains(sense.getKey()) || isNamed(sense, kind)) {
                    return true;
                }
                if (seen.add(sense.getKey())) {
                    up(sense).forEach(open::addLast);
                }
            }
        }
        return false;
    }

    /** The verb of which this is an irregular form ("lent"); empty where it is none. */
    Optional<String> irregularVerb(String form) {
        try {
            Exc irregular = dictionary.getException(POS.VERB, form);
            return irregular == null
                    ? Optional.empty()
                    : irregular.getExceptions().stream().findFirst();
        } catch (JWNLException e) {
            throw new IllegalStateException("The thesaurus cannot be read", e);
        }
    }

    /** Whether a word is an adjective and nothing else that it could be taken for. */
    boolean isOnlyAdjective(String lemma) {
        return !senses(lemma, POS.ADJECTIVE).isEmpty()
                && senses(lemma, POS.ADVERB).isEmpty();
    }

    /** Whether a word is a noun and nothing else that it could be taken for ("espresso"). */
    boolean isOnlyNoun(String lemma) {
        return !senses(lemma, POS.NOUN).isEmpty()
                && senses(lemma, POS.ADVERB).isEmpty()
                && senses(lemma, POS.ADJECTIVE).isEmpty();
    }

    boolean isNoun(String lemma) {
        return !senses(lemma, POS.NOUN).isEmpty();
    }

    /** Whether a word means, in its commonest sense as a noun, a time: "noon", "April", "autumn". */
    boolean isTime(String lemma) {
        return field(lemma).filter("noun.time"::equals).isPresent();
    }

    boolean isVerb(String lemma) {
        return !senses(lemma, POS.VERB).isEmpty();
    }

    /** Whether things of this sort go by names ("company", "song") rather than by words ("colour", "breed"). */
    boolean mayHaveName(String lemma) {
        return senses(lemma, POS.NOUN).stream().limit(1).anyMatch(sense -> NAMED.contains(sense.getLexFileName()));
    }

    /** Whether two nouns mean, in their commonest senses, things of one large field: both artefacts, both people. */
    boolean areOfOneField(String one, String other) {
        Optional<String> field = field(one);
        return field.isPresent() && field.equals(field(other));
    }

    /**
     * Whether one of these is a person and the other a thing: who has a piano is no pianist, and a gardener need not have a
     * garden. What somebody does tells what they are ("swims", "a swimmer"), and what they are tells what they do.
     */
    boolean isPersonAndThing(String asked, String told) {
        String askedField = field(asked).orElse("");
        String toldField = field(told).orElse("");
        return askedField.equals(PERSON)
                ? !toldField.isEmpty()
                        && !PERSON_OR_PLACE.contains(toldField)
                        && !(isVerb(told) && DOINGS.contains(toldField))
                : toldField.equals(PERSON) && askedField.equals("noun.artifact");
    }

    private Optional<String> field(String lemma) {
        return senses(lemma, POS.NOUN).stream().findFirst().map(Synset::getLexFileName);
    }

    private void addSense(Set<String> alike, Synset sense, String lemma) {
        add(alike, sense.getWords());
        for (Word word : sense.getWords()) {
            if (word.getLemma().equalsIgnoreCase(lemma)) {
                addDerived(alike, word, lemma);
            }
        }
        if (ABSTRACT.contains(sense.getLexFileName())) {
            up(sense).forEach(above -> add(alike, above.getWords()));
        }
    }

    private static void addDerived(Set<String> alike, Word word, String lemma) {
        for (PointerTarget target : targets(word.getSynset(), PointerType.DERIVATION)) {
            if (target instanceof Word derived) {
                add(alike, List.of(derived));
                // "Work" the doing is near "employment"; what else is made from a verb leads away from it.
                boolean sameWord = derived.getLemma().equalsIgnoreCase(lemma);
                if (sameWord && ABSTRACT.contains(derived.getSynset().getLexFileName())) {
                    add(alike, derived.getSynset().getWords());
                    up(derived.getSynset()).forEach(above -> add(alike, above.getWords()));
                }
            }
        }
    }

    private static void add(Set<String> alike, Collection<Word> words) {
        for (Word word : words) {
            String lemma = word.getLemma().toLowerCase(Locale.ROOT);
            if (lemma.indexOf(' ') < 0 && !QuestionWords.LIGHT.contains(lemma)) {
                alike.add(lemma);
            }
        }
    }

    private static boolean isNamed(Synset sense, String kind) {
        return sense.getWords().stream()
                .map(word -> word.getLemma().toLowerCase(Locale.ROOT))
                .anyMatch(name -> name.equals(kind) || name.endsWith(" " + kind));
    }

    private static List<Synset> up(Synset sense) {
        return Stream.of(PointerType.HYPERNYM, PointerType.INSTANCE_HYPERNYM)
                .flatMap(type -> targets(sense, type).stream())
                .map(PointerTarget::getSynset)
                .toList();
    }

    private static List<PointerTarget> targets(Synset sense, PointerType type) {
        try {
            return sense.getTargets(type);
        } catch (JWNLException e) {
            throw new IllegalStateException("The thesaurus cannot be read", e);
        }
    }

    private List<Synset> senses(String lemma, POS part) {
        try {
            IndexWord word = dictionary.getIndexWord(part, lemma);
            return word == null
                    ? List.of()
                    : word.getSenses().stream()
                            .sorted(Comparator.comparing(Thesaurus::isInstance))
                            .limit(SENSES)
                            .toList();
        } catch (JWNLException e) {
            throw new IllegalStateException("The thesaurus cannot be read", e);
        }
    }

    /** Whether it is one person or place of that name: those stand first for "grey", and are not what a small letter means. */
    private static boolean isInstance(Synset sense) {
        return sense.getPointers(PointerType.INSTANCE_HYPERNYM) != null
                && !sense.getPointers(PointerType.INSTANCE_HYPERNYM).isEmpty();
    }

    private static List<POS> parts(String tag) {
        return switch (tag) {
            case "VERB", "AUX" -> List.of(POS.VERB);
            case "ADJ" -> List.of(POS.ADJECTIVE);
            case "ADV" -> List.of(POS.ADVERB);
            default -> List.of(POS.NOUN);
        };
    }
}
