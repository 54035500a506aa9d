// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.reranking;

import java.time.Duration;
import java.util.List;

/** Reads a question together with each of some texts. Thread-safe. */
public interface CrossEncoder {
    /**
     * How well each text answers, 0 to 1, in the order of the texts.
     *
     * @param patience for the whole call
     * @throws RerankingFailed when there is no answer in time, or one that cannot be used
     */
    List<Double> relevance(String question, List<String> texts, Duration patience);
}
