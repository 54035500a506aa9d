// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.likeness;

/** How near two vectors are to each other. */
public final class Cosine {
    private Cosine() {}

    /** Of vectors of unit length, as embedders make them. */
    public static double of(float[] one, float[] other) {
        double sum = 0;
        for (int i = 0; i < one.length; i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }
}
