// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import jakarta.validation.constraints.NotNull;
import java.util.List;

/**
 * What a model answers, before anything of it is believed.
 *
 * @param answer empty where the memories do not tell
 * @param memories the numbers of those it says it rests on
 */
record CitedAnswer(@NotNull String answer, @NotNull List<Integer> memories) {
    CitedAnswer {
        memories = List.copyOf(memories);
    }
}
