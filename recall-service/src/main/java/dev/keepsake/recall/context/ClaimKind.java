// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

/** Where a claim about a person belongs. */
enum ClaimKind {
    KNOWS,
    STANCE,
    HISTORY,
    EMPHASISE,
    AVOID
}
