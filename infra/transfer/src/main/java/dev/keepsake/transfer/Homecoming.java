// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.ingest.ExportMemories.ExportedMemory;
import dev.keepsake.contracts.ingest.ExportSources.ExportedSource;
import dev.keepsake.contracts.ingest.ImportMemories;
import dev.keepsake.contracts.ingest.ImportSources;
import dev.keepsake.contracts.ingest.ImportSources.LeftOut;
import dev.keepsake.transfer.format.ImportRecord.KeptMemory;
import dev.keepsake.transfer.format.ImportRecord.KeptSource;
import dev.keepsake.transfer.format.ImportRecord.Unusable;
import java.util.List;
import java.util.function.Consumer;

/** Hands an export of Keepsake back, in order and in batches: what a memory rests on is there before it. */
final class Homecoming {
    private final Receiver receiver;
    private final ImportListener listener;
    private final Consumer<Unusable> skip;
    private final Batch<ExportedSource> sources = new Batch<>(ImportSources.MOST, this::keepSources);
    private final Batch<ExportedMemory> memories = new Batch<>(ImportMemories.MOST, this::keepMemories);
    private long sourcesKept;
    private long memoriesKept;

    Homecoming(Receiver receiver, ImportListener listener, Consumer<Unusable> skip) {
        this.receiver = receiver;
        this.listener = listener;
        this.skip = skip;
    }

    void take(KeptSource record) {
        ExportedSource source = record.source();
        sources.add(
                source,
                source.lines().stream().mapToLong(line -> line.text().length()).sum());
    }

    void take(KeptMemory record) {
        sources.flush();
        ExportedMemory memory = record.memory();
        memories.add(memory, 2L * memory.text().length() + memory.value().length());
    }

    /** Hands over what is left. */
    void finish() {
        sources.flush();
        memories.flush();
    }

    private void keepSources(List<ExportedSource> batch) {
        try {
            ImportSources.Result result = receiver.keep(new ImportSources.Arguments(batch));
            sourcesKept += result.sources().size();
            result.sources().forEach(source -> listener.kept(source.id()));
            leftOut(result.leftOut());
        } catch (CallRefused refused) {
            batch.forEach(source -> skip.accept(new Unusable(source.id(), refused.sentence())));
        }
    }

    private void keepMemories(List<ExportedMemory> batch) {
        try {
            ImportMemories.Result result = receiver.keep(new ImportMemories.Arguments(batch));
            memoriesKept += result.added() + result.known();
            leftOut(result.leftOut());
        } catch (CallRefused refused) {
            batch.forEach(memory -> skip.accept(new Unusable(memory.id(), refused.sentence())));
        }
    }

    private void leftOut(List<LeftOut> records) {
        records.forEach(record -> skip.accept(new Unusable(record.id(), record.reason())));
    }

    long sources() {
        return sourcesKept;
    }

    long memories() {
        return memoriesKept;
    }
}
