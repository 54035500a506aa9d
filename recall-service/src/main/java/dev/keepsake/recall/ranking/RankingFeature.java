// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ranking;

import java.util.Locale;

/** What the ranker sees of a memory in the light of a question. A feature that says nothing about a memory is 0. */
public enum RankingFeature {
    /** How far its meaning stands out, in standard deviations of unrelated statements. */
    LIKENESS,
    /** How far the meaning of its whole line stands out, read with the lines around it. */
    LINE_LIKENESS,
    /** How near its vector lies to questions in general. */
    COMMONNESS,
    /** The share of the question's words, rare words counting more, that it holds. */
    COVERAGE,
    /** The square of that share: that nearly all words are held says more than in proportion. */
    COVERAGE_SQUARED,
    /** The share of the question's codes (numbers of orders, parts, plates) that it holds; vectors cannot tell codes apart. */
    CODES_HELD,
    /** The share of the question's words found with its surroundings and dates counted in. */
    NEAR_COVERAGE,
    /** How well the words of its line match the question, by BM25. */
    LINE_MATCH,
    /** How much better it matches with the line before and the line after; 0 for what stands alone. */
    GAINED_NEAR,
    /** How much better it matches with all that is known around its line; 0 for what stands alone. */
    GAINED_WIDE,
    /** The share of the question's words found in any memory of its source. */
    SOURCE_COVERAGE,
    /** Its place among those found by words: 1 for the first, falling to 0; 0 when not found by words. */
    WORD_RANK,
    /** Its place among those found by meaning, likewise. */
    MEANING_RANK,
    /** The place of its line's meaning among the lines read, likewise. */
    LINE_RANK,
    /** The place of its line's words, with the lines around it, among the lines read, likewise. */
    MATCH_RANK,
    /** 1 when somebody the question names says it. */
    SAID_BY_NAMED,
    /** 1 when it is about somebody the question names. */
    ABOUT_NAMED,
    /** 1 when it is by or about another known person than those the question names. */
    OF_ANOTHER,
    /** The likeness of the line before; 0 where nothing of it was found. */
    LIKENESS_BEFORE,
    /** The likeness of the line after; 0 where nothing of it was found. */
    LIKENESS_AFTER,
    /** The greatest likeness among other memories of its own line; 0 where none was found. */
    LIKENESS_OF_LINE,
    /** The mean of the likenesses of the three best lines of its source, missing ones counting 0. */
    LIKENESS_OF_SOURCE,
    /** How well the line before matches the question by its words, when that line is a question. */
    ANSWERED_MATCH,
    /** 1 or -1 when the question names a month or year and this was said or held in it, or not. */
    DATE_FIT,
    /** 1 or -1 when the question asks for a time and this names one, or not. */
    TIME_FIT,
    /** 1 or -1 when the question asks for a number and this names one, or not. */
    NUMBER_FIT,
    /** 1 or -1 when the question asks for a person or place and this names something, or not. */
    NAME_FIT,
    /** 1 when its quote is a question. */
    IS_QUESTION,
    /** The logarithm of its statement's number of words. */
    LENGTH,
    /** The logarithm of its quote's number of words. */
    QUOTE_LENGTH,
    /** The logarithm of its line's number of words. */
    LINE_LENGTH,
    /** 0 low, 0.5 medium, 1 high. */
    IMPORTANCE;

    /** The name in the weights' file. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
