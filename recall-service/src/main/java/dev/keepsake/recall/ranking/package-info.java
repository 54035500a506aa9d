// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** The trained ranker: what it looks at in a memory, and what each of these is worth. Its weights are in {@code ranker/weights.json}. */
@NullMarked
package dev.keepsake.recall.ranking;

import org.jspecify.annotations.NullMarked;
