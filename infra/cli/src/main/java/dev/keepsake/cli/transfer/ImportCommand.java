// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.transfer;

import dev.keepsake.cli.gateway.ToolApi;
import dev.keepsake.localstack.home.StackProblem;
import dev.keepsake.transfer.ImportFile;
import dev.keepsake.transfer.ImportListener;
import dev.keepsake.transfer.ImportRun;
import dev.keepsake.transfer.ImportSummary;
import dev.keepsake.transfer.format.ImportFormat;
import dev.keepsake.transfer.format.ImportRecord.Unusable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code keepsake import}: over the public surface, so it works with an installation anywhere. */
@Command(
        name = "import",
        description = {
            "Brings in conversations from an export: a file, or the .zip in which it was delivered.",
            "The same file again adds nothing: run it again after it was cut off."
        },
        mixinStandardHelpOptions = true)
public final class ImportCommand implements Callable<Integer> {
    private static final long MEBIBYTE = 1024 * 1024;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "the export")
    @SuppressWarnings("NullAway.Init") // required
    private Path path;

    @Option(
            names = "--format",
            required = true,
            description = "whose export it is: ${COMPLETION-CANDIDATES}; jsonl is an export of Keepsake")
    @SuppressWarnings("NullAway.Init") // required
    private ImportFormat format;

    @Option(
            names = "--at-once",
            defaultValue = "4",
            description = "conversations under way at a time (default: ${DEFAULT-VALUE})")
    private int atOnce;

    @Option(names = "--wait", description = "also wait until everything is learned (default: learn in the background)")
    private boolean wait;

    @Mixin
    private Account account = new Account();

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        ToolApi tools = account.tools();
        Listener listener = new Listener();
        ImportSummary summary = run(tools, listener);
        if (summary.isEmpty()) {
            throw nothingIn(listener.skipped);
        }
        listener.skipped.print(out);
        out.printf(
                "Handed over %,d conversations (%,d messages in %,d parts), %,d sources, %,d memories and %,d strategies;"
                        + " skipped %,d.%n",
                summary.conversations(),
                summary.messages(),
                summary.parts(),
                summary.sources(),
                summary.memories(),
                summary.strategies(),
                summary.skipped());
        out.flush();
        if (wait) {
            watch(tools, listener.sources(), out);
        }
        return 0;
    }

    /** A wrong file or format: what was skipped is all of it, so the first reason says enough. */
    private StackProblem nothingIn(SkippedRecords skipped) {
        return new StackProblem("Nothing in %s can be read as an export of %s%s. Is it the right --format?"
                .formatted(
                        path,
                        format,
                        skipped.firstReason().map(reason -> " (" + reason + ")").orElse("")));
    }

    private ImportSummary run(ToolApi tools, Listener listener) throws IOException {
        try (ImportFile file = open()) {
            try (Meter meter = Meter.of("Importing", " MB", MEBIBYTE, file.size())) {
                listener.meter = meter;
                return new ImportRun(
                                new RestReceiver(tools, account.space()), listener, Math.max(1, Math.min(atOnce, 32)))
                        .of(file);
            }
        }
    }

    private ImportFile open() {
        try {
            return ImportFile.open(path, format);
        } catch (IOException unreadable) {
            throw new StackProblem(String.valueOf(unreadable.getMessage()), unreadable);
        }
    }

    private void watch(ToolApi tools, Collection<String> sources, PrintWriter out) {
        LearningWatch watch = new LearningWatch(tools, account.space());
        try (Meter meter = Meter.of("Learning", " parts", 1, sources.size())) {
            watch.await(sources, () -> meter.step(1));
        }
        out.println(watch.sentence());
        out.flush();
    }

    /** Shows how it goes, and remembers what to wait for. */
    private final class Listener implements ImportListener {
        private final SkippedRecords skipped = new SkippedRecords();
        private final Set<String> sources = new LinkedHashSet<>();
        private volatile Meter meter = Meter.silent();

        @Override
        public void read(long bytes) {
            meter.step(bytes);
        }

        @Override
        public void kept(String sourceId) {
            if (wait) {
                synchronized (sources) {
                    sources.add(sourceId);
                }
            }
        }

        @Override
        public void skipped(Unusable record) {
            skipped.add(record);
        }

        Collection<String> sources() {
            return sources;
        }
    }
}
