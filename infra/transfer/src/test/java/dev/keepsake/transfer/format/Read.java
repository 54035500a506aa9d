// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import dev.keepsake.transfer.format.ImportRecord.Conversation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads texts as exports. */
final class Read {
    private Read() {}

    static List<ImportRecord> records(ImportFormat format, String text) {
        List<ImportRecord> records = new ArrayList<>();
        try {
            format.reader().read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), records::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return records;
    }

    static List<String> texts(ImportRecord conversation) {
        return ((Conversation) conversation).turns().stream().map(Turn::text).toList();
    }

    static List<Long> times(ImportRecord conversation) {
        return ((Conversation) conversation).turns().stream().map(Turn::at).toList();
    }
}
