// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import dev.keepsake.contracts.ingest.Channel;
import dev.keepsake.contracts.ingest.MemoryWrite;
import dev.keepsake.contracts.recall.PlaybookWrite;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One thing found in an export. */
public sealed interface ImportRecord {
    /** As a person knows it: a title, a place in the file. */
    String name();

    /** Something told, oldest message first. */
    record Conversation(
            String name, Channel channel, @Nullable String agent, List<Turn> turns) implements ImportRecord {
        public Conversation {
            turns = List.copyOf(turns);
        }
    }

    /** A fact that was written as entity, key and value. */
    record Fact(String name, MemoryWrite.Arguments fact) implements ImportRecord {}

    /** A strategy that worked. */
    record Strategy(String name, PlaybookWrite.Arguments strategy) implements ImportRecord {}

    /** Something that follows from the other records and comes back by itself. */
    record Derived(String name) implements ImportRecord {}

    /** Something that cannot be taken, and why, in words that go on from "was skipped: ". */
    record Unusable(String name, String reason) implements ImportRecord {}
}
