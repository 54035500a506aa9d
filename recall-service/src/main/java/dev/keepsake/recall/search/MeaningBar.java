// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

/**
 * How far a memory's meaning must stand out where it shares no word with a question.
 *
 * @param answering what the best must reach, or the question has nothing to do with what is there
 * @param ofItsOwn what is reason enough to bring a memory to mind
 */
public record MeaningBar(double answering, double ofItsOwn) {
    /**
     * Among many memories the best of a sentence on something else reaches 1.5 to 1.7; questions in other words than the
     * answer's reach 2 and more. Few memories come as near as 2.5 to a prompt that they have nothing to do with.
     */
    static final MeaningBar USUAL = new MeaningBar(1.8, 2.5);

    /** Of words with fewer letters in known ones the vector is that of pieces: keyboard rows, invented words, filler text. */
    private static final double LEAST_KNOWN = 1 / 3.0;

    /** What some hundred texts of such words reach at most among fifty memories. */
    private static final double BY_CHANCE = 3.5;

    /** The more memories, the nearer the nearest to anything; thirty times as many made two more. */
    private static final double PER_E_FOLD = 0.6;

    private static final double FEW_MEMORIES = 50;

    /**
     * @param known the share of the question's words that the embedding model has learned as words
     * @param memories how many there are to be near to
     */
    static MeaningBar of(double known, long memories) {
        if (known >= LEAST_KNOWN) {
            return USUAL;
        }
        double byChance = BY_CHANCE + PER_E_FOLD * Math.log(Math.max(1, memories / FEW_MEMORIES));
        return new MeaningBar(byChance, byChance);
    }
}
