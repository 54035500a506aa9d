// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.likeness;

/**
 * The vector of a memory's statement.
 *
 * @param commonness how much nearer it lies to questions in general than other statements do; such a statement comes up for
 *     everything, and what it comes up for means less
 */
public record StatementVector(float[] values, double commonness) {
    /** Of a statement that the model does not read: it is like nothing, and only its words find it. */
    public static final StatementVector NONE = new StatementVector(new float[0], 0);
}
