// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads one JSON object a line: an export of Keepsake, or plain conversations. A bad line spoils no other. */
final class JsonlReader implements RecordReader {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    @Override
    public void read(InputStream in, Consumer<ImportRecord> sink) throws IOException {
        new BoundedLines(in).read((line, number) -> {
            String place = "line " + number;
            if (line.isEmpty()) {
                sink.accept(new ImportRecord.Unusable(place, "it is too long"));
            } else if (!line.get().replace(BYTE_ORDER_MARK, "").isBlank()) {
                sink.accept(record(place, line.get().replace(BYTE_ORDER_MARK, "")));
            }
        });
    }

    private static ImportRecord record(String place, String line) {
        try {
            JsonNode json = Json.mapper().readTree(line);
            return json.isObject() ? JsonlRecords.of(place, json) : new ImportRecord.Unusable(place, "it is no object");
        } catch (CallRefused refused) {
            return new ImportRecord.Unusable(place, refused.sentence());
        } catch (JacksonException broken) {
            return broken.getCause() instanceof CallRefused refused
                    ? new ImportRecord.Unusable(place, refused.sentence())
                    : new ImportRecord.Unusable(place, "it is not JSON of a form known here");
        }
    }
}
