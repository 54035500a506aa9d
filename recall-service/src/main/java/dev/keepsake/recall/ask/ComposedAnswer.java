// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.contracts.ingest.MemoryChanged;
import java.util.List;

/** An answer in the words of memories, with all that it rests on. */
public record ComposedAnswer(String text, List<MemoryChanged> memories, boolean clash) {
    public ComposedAnswer {
        memories = List.copyOf(memories);
    }
}
