// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.view;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.recall.FactView;
import dev.keepsake.contracts.recall.MemoryView;
import org.jspecify.annotations.Nullable;

/** Turns the kept state of a memory into what callers read. */
public final class MemoryViews {
    private static final int LONGEST_TITLE = 80;

    private MemoryViews() {}

    /** The form of the connector tools. */
    public static MemoryView memory(MemoryChanged memory) {
        return new MemoryView(
                MemoryNumber.format(memory.number()),
                title(memory),
                url(memory),
                memory.text(),
                memory.about(),
                memory.kind(),
                memory.saidAt(),
                memory.learnedAt(),
                memory.status(),
                memory.source());
    }

    /** The form of the recall tools. */
    public static FactView fact(MemoryChanged memory, double score, Caller caller) {
        return fact(memory, score, null, caller);
    }

    /** The same with the score of a reranking, where there was one. */
    public static FactView fact(MemoryChanged memory, double score, @Nullable Double rerankScore, Caller caller) {
        return new FactView(
                memory.factId(),
                MemoryNumber.format(memory.number()),
                memory.entity(),
                memory.key(),
                memory.value(),
                memory.text(),
                score,
                memory.kind(),
                memory.category(),
                memory.space().equals(caller.sharedSpace()) ? "shared" : "private",
                memory.scope(),
                memory.validFrom(),
                memory.validTo(),
                memory.recordedAt(),
                memory.saidAt(),
                memory.quote(),
                memory.source(),
                memory.status(),
                rerankScore);
    }

    /** What it is about and which side of it, in at most 80 characters. */
    public static String title(MemoryChanged memory) {
        return shortened(memory.about() + ": " + memory.key());
    }

    /** A text in at most 80 characters, on one line. */
    public static String shortened(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        if (line.codePointCount(0, line.length()) <= LONGEST_TITLE) {
            return line;
        }
        return line.substring(0, line.offsetByCodePoints(0, LONGEST_TITLE - 1)).stripTrailing() + "…";
    }

    public static String url(MemoryChanged memory) {
        return "keepsake://memory/" + memory.number();
    }
}
