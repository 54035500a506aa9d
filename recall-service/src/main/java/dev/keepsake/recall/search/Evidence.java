// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

/**
 * What speaks for a memory as the answer to a question.
 *
 * @param likeness how far the cosine lies above that of unrelated statements, in their standard deviations; 0 where
 *     vectors are not in use
 * @param coverage the share of the question's words that the memory holds, rare words counting more; 0 to 1
 * @param nearCoverage the same with surroundings and dates counted in
 * @param subject 1 when it is about or by somebody the question names, -1 when by somebody else who is known, else 0
 * @param rank the fused place among the candidates, 0 to 1
 */
public record Evidence(double likeness, double coverage, double nearCoverage, int subject, double rank) {}
