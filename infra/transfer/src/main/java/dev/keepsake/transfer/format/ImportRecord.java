// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import dev.keepsake.contracts.ingest.Channel;
import dev.keepsake.contracts.ingest.ExportMemories.ExportedMemory;
import dev.keepsake.contracts.ingest.ExportSources.ExportedSource;
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

    /** A source as an export of Keepsake has it. */
    record KeptSource(String name, ExportedSource source) implements ImportRecord {}

    /** A memory as an export of Keepsake has it. */
    record KeptMemory(String name, ExportedMemory memory) implements ImportRecord {}

    /** A strategy that worked. */
    record Strategy(String name, PlaybookWrite.Arguments strategy) implements ImportRecord {}

    /** Something that is only about the file. */
    record Derived(String name) implements ImportRecord {}

    /** Something that cannot be taken, and why, in words that go on from "was skipped: ". */
    record Unusable(String name, String reason) implements ImportRecord {}
}
