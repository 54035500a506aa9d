// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import java.util.Locale;

/** What the gate looks at. The order and the names are those of the trained weights. */
enum GateFeature {
    /** Log-odds of the best score of the search, -6 to 6. */
    TOP,
    /** How far the best stands above the fifth. */
    LEAD,
    /** The likeness of the best evidence of whom the question is about. */
    OWN_LIKENESS,
    /** The share of the question's words that evidence holds itself. */
    OWN_COVERAGE,
    /** The same, squared: nearly all words say more than in proportion. */
    OWN_COVERAGE_SQUARED,
    /** The share that it holds with what was said around it. */
    OWN_NEAR,
    /** The share of the question's words that the five best hold together. */
    UNION_COVERAGE,
    /** The share of the question that no memory speaks of. */
    UNKNOWN_WORDS,
    /** 1 where a name in the question occurs in no memory. */
    UNKNOWN_NAME,
    /** The subject's own best evidence against that of other people, -1 to 1; 0 where the question names nobody. */
    SUBJECT_LEAD,
    /** The same by meaning alone. */
    SUBJECT_LIKENESS_LEAD,
    /** The same by the words held alone. */
    SUBJECT_COVERAGE_LEAD,
    /** 1 where the strongest evidence is about somebody else. */
    OTHERS_FIRST,
    /** 1 where the question is about somebody and nothing found is. */
    NOTHING_OWN,
    /** 1 where the best evidence is about the subject, not only said by them. */
    SAME_ENTITY,
    /** 1 where the question names somebody known. */
    NAMED,
    /** 1 where it is about the asking person. */
    SELF,
    /** The share of the three best that hold something of the sort asked for. */
    ANSWER_SHAPE,
    /** 1 where an answer can be drawn from the memories word by word. */
    DRAWN,
    /** 1 where it is drawn from one of the three best. */
    DRAWN_FROM_BEST,
    /** The largest share of what is asked of the subject, by words or their synonyms, that one of its memories speaks of. */
    ASKED_HELD,
    /** The same for memories that also hold something of the sort asked for, of the time asked for. */
    ASKED_HELD_FITTING,
    /** The same for the best memory about the subject alone. */
    ASKED_HELD_BY_BEST,
    /** How far that stands above what memories about others speak of, -1 to 1. */
    ASKED_HELD_LEAD,
    /** The share of what is asked of the subject that none of its memories speaks of. */
    UNSAID,
    /** The share of the question's words, the subject's name included, that one of its memories speaks of. */
    SAID,
    /** 1 where the best memory is about whom the question is about, read word by word. */
    BEST_ABOUT_SUBJECT,
    /** 1 where no memory about the subject holds something of the sort and time asked for. */
    NOTHING_FITS,
    /** How far the likeness of the subject's best stands out among its own, in their standard deviations. */
    STANDS_OUT,
    /** 1 where several people talk in this memory, by the candidates found; it decides which weights are used. */
    SEVERAL_TALK,
    /** How many score above one half, on a log scale. */
    EVIDENCE_COUNT,
    /** 1 where the best contradicts another. */
    CLASH,
    /** Whether the best lies in the time asked for: 1 yes, -1 no, 0 where no time is asked. */
    TIME_FIT,
    /** 1 where a time is asked for and the best does not lie in it. */
    TIME_MISSED,
    /** Years since the best was said, on a log scale. */
    STALENESS,
    /** 1 where the best was said as a question. */
    QUOTE_ASKS,
    /** 1 for questions about what would or might be. */
    SPECULATIVE,
    /** 1 for questions to be answered with yes or no. */
    YES_NO,
    /** 1 for questions about a time. */
    WHEN,
    /** 1 for questions about a reason or a manner. */
    WHY,
    /** The number of telling words in the question, on a log scale. */
    QUESTION_WORDS,
    /** The best score after reranking, as log-odds; 0 in a recall without. */
    RERANKED;

    /** The name in the weights' file and in kept decisions. */
    String fileName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
