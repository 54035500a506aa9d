// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.statement.People.Gender;

/**
 * A person somebody named.
 *
 * @param name how to call the person: "Tomas", "Omkar's sister"
 * @param at index in the text, to tell before from after
 * @param end index after the words that name the person
 * @param called whether "he" or "she" was said of the person, and not only "his" or "her"
 */
record Mention(String name, Gender gender, boolean plural, int at, int end, boolean called) {
    Mention(String name, Gender gender, boolean plural, int at, int end) {
        this(name, gender, plural, at, end, false);
    }

    Mention as(Gender known) {
        return new Mention(name, known, plural, at, end, called);
    }

    Mention known(Gender as, boolean byPronoun) {
        return new Mention(name, as, plural, at, end, called || byPronoun);
    }

    Mention at(int position) {
        return new Mention(name, gender, plural, position, position, called);
    }

    /** "The dad" of somebody, by whose he is. */
    Mention of(String owner) {
        return new Mention(ThirdPerson.possessive(owner) + " " + name, gender, plural, at, end, called);
    }

    boolean isSomebodyOf(Mention owner) {
        return name.startsWith(ThirdPerson.possessive(owner.name()) + " ");
    }

    boolean isOwned() {
        return name.contains("'s ") || name.contains("s' ");
    }

    boolean canBe(Gender wanted) {
        return !plural && (gender == wanted || gender == Gender.ANY && wanted != Gender.THEY);
    }
}
