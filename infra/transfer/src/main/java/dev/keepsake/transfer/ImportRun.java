// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.ingest.CaptureConversation;
import dev.keepsake.transfer.format.ImportRecord;
import dev.keepsake.transfer.format.ImportRecord.Conversation;
import dev.keepsake.transfer.format.ImportRecord.KeptMemory;
import dev.keepsake.transfer.format.ImportRecord.KeptSource;
import dev.keepsake.transfer.format.ImportRecord.Strategy;
import dev.keepsake.transfer.format.ImportRecord.Unusable;
import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * One import: reads records and hands them over, a few at a time, the parts of one conversation in order. Nothing of it is
 * kept between runs: a run after one that was cut off repeats what it did, which changes nothing, and goes on.
 */
public final class ImportRun {
    private final Receiver receiver;
    private final ImportListener listener;
    private final int atOnce;
    private final AtomicLong conversations = new AtomicLong();
    private final AtomicLong parts = new AtomicLong();
    private final AtomicLong messages = new AtomicLong();
    private final AtomicLong strategies = new AtomicLong();
    private final AtomicLong skipped = new AtomicLong();
    private final Homecoming homecoming;
    private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();

    /** @param atOnce how many conversations may be under way */
    public ImportRun(Receiver receiver, ImportListener listener, int atOnce) {
        this.receiver = receiver;
        this.listener = listener;
        this.atOnce = atOnce;
        this.homecoming = new Homecoming(receiver, listener, this::skip);
    }

    /** Imports everything; throws what the receiver throws when it can go no further. */
    public ImportSummary of(ImportFile file) throws IOException {
        Semaphore free = new Semaphore(atOnce);
        ExecutorService senders = Executors.newFixedThreadPool(atOnce);
        try {
            file.read(listener::read, entry -> take(entry, free, senders));
            homecoming.finish();
            free.acquireUninterruptibly(atOnce);
        } finally {
            stop(senders);
        }
        throwFailure();
        return new ImportSummary(
                conversations.get(),
                parts.get(),
                messages.get(),
                homecoming.sources(),
                homecoming.memories(),
                strategies.get(),
                skipped.get());
    }

    private void take(ImportRecord entry, Semaphore free, ExecutorService senders) {
        throwFailure();
        if (entry instanceof Unusable unusable) {
            skip(unusable);
        } else if (entry instanceof Conversation conversation) {
            free.acquireUninterruptibly();
            senders.execute(() -> {
                try {
                    send(conversation);
                } catch (RuntimeException ending) {
                    failure.compareAndSet(null, ending);
                } finally {
                    free.release();
                }
            });
        } else if (entry instanceof KeptSource source) {
            homecoming.take(source);
        } else if (entry instanceof KeptMemory memory) {
            homecoming.take(memory);
        } else if (entry instanceof Strategy strategy) {
            write(strategy);
        }
    }

    private void send(Conversation conversation) {
        boolean whole = true;
        int number = 0;
        for (CaptureConversation.Arguments part : ConversationParts.of(conversation)) {
            number++;
            try {
                listener.kept(receiver.keep(part));
                parts.incrementAndGet();
                messages.addAndGet(part.messages().size());
            } catch (CallRefused refused) {
                whole = false;
                skip(new Unusable(conversation.name() + ", part " + number, refused.sentence()));
            }
        }
        if (whole) {
            conversations.incrementAndGet();
        }
    }

    private void write(Strategy entry) {
        try {
            receiver.write(entry.strategy());
            strategies.incrementAndGet();
        } catch (CallRefused refused) {
            skip(new Unusable(entry.name(), refused.sentence()));
        }
    }

    private void skip(Unusable unusable) {
        skipped.incrementAndGet();
        listener.skipped(unusable);
    }

    private void throwFailure() {
        RuntimeException ending = failure.get();
        if (ending != null) {
            throw ending;
        }
    }

    private static void stop(ExecutorService senders) {
        senders.shutdown();
        try {
            if (!senders.awaitTermination(1, TimeUnit.MINUTES)) {
                senders.shutdownNow();
            }
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        }
    }
}
