// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.likeness;

/**
 * Turns the cosines of one question into likenesses that are comparable across questions.
 *
 * @param mean the cosine of statements that do not answer it
 * @param spread their standard deviation
 */
public record LikenessScale(double mean, double spread) {
    /** For a search without vectors, which has no cosines. */
    public static final LikenessScale NONE = new LikenessScale(0, 1);

    /** Taking off all of it costs more good answers than it removes bad ones; half was best on conversations of our own. */
    private static final double COMMONNESS_SHARE = 0.5;

    /** How far a statement stands out, in standard deviations. */
    public double likeness(double cosine, double commonness) {
        return (cosine - mean - COMMONNESS_SHARE * commonness) / spread;
    }
}
