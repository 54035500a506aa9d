// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

/** How far a statement commits itself to what a question asks: whether it says so, denies it, or does neither. */
enum Factuality {
    /** It is so. */
    ASSERTED,
    /** It is not so. */
    DENIED,
    /** The statement is worth telling, and neither yes nor no: "hardly ever", "according to Omar", "did in 2015". */
    OPEN,
    /** Only wished, planned, tried or pretended; it tells nothing of what is. */
    UNREAL
}
