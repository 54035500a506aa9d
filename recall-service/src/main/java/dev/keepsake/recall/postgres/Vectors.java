// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.postgres;

import java.sql.Array;
import java.sql.SQLException;

/** Vectors as PostgreSQL arrays of {@code real}. */
final class Vectors {
    private Vectors() {}

    static Float[] boxed(float[] vector) {
        Float[] boxed = new Float[vector.length];
        for (int i = 0; i < vector.length; i++) {
            boxed[i] = vector[i];
        }
        return boxed;
    }

    static float[] unboxed(Array array) throws SQLException {
        Float[] boxed = (Float[]) array.getArray();
        float[] vector = new float[boxed.length];
        for (int i = 0; i < boxed.length; i++) {
            vector[i] = boxed[i];
        }
        return vector;
    }
}
