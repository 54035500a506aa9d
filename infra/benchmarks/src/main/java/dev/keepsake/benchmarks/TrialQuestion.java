// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.util.List;

/**
 * A question put to a space.
 *
 * @param kind names what is hard about it
 * @param answerable whether the space holds the answer
 * @param expected words of the right answer, any of them; empty where nobody wrote them down
 */
record TrialQuestion(String kind, String text, boolean answerable, List<String> expected) {}
