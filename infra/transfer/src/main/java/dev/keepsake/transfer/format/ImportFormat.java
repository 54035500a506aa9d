// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import java.util.Locale;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** The exports that can be read. */
public enum ImportFormat {
    /** The data export of ChatGPT. */
    CHATGPT(ChatGptReader::new, ".json", "(?:.*/)?conversations(?:-\\d+)?\\.json"),
    /** The data export of Claude. */
    CLAUDE(ClaudeReader::new, ".json", "(?:.*/)?conversations(?:-\\d+)?\\.json"),
    /** An export of Keepsake, or conversations in the form of {@code capture_conversation}, one object a line. */
    JSONL(JsonlReader::new, ".jsonl", "(?:.*/)?[^/]+\\.(?:jsonl|ndjson)");

    private final Supplier<RecordReader> reader;
    private final String ending;
    private final Pattern entries;

    ImportFormat(Supplier<RecordReader> reader, String ending, String entries) {
        this.reader = reader;
        this.ending = ending;
        this.entries = Pattern.compile(entries);
    }

    public RecordReader reader() {
        return reader.get();
    }

    /** Whether the entry of an archive holds records. */
    public boolean isIn(String entryName) {
        return entries.matcher(entryName).matches();
    }

    /** What the name of such a file ends in. */
    public String ending() {
        return ending;
    }

    /** As it is written on a command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
