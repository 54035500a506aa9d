// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

/** Arithmetic of vectors of unit length. */
final class Vectors {
    private Vectors() {}

    static double cosine(float[] one, float[] other) {
        double sum = 0;
        for (int i = 0; i < Math.min(one.length, other.length); i++) {
            sum += one[i] * other[i];
        }
        return sum;
    }
}
