// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import dev.keepsake.contracts.wire.Json;
import java.io.InputStream;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Walks over the objects of a file that is one large JSON array. */
final class JsonArrays {
    private JsonArrays() {}

    /** Reads the object that the parser stands at the beginning of, up to its end. */
    @FunctionalInterface
    interface ObjectReader {
        ImportRecord read(JsonParser parser, int ordinal);
    }

    static void read(InputStream in, ObjectReader objects, Consumer<ImportRecord> sink) {
        int ordinal = 0;
        try (JsonParser parser = Json.mapper().createParser(in)) {
            if (parser.nextToken() != JsonToken.START_ARRAY) {
                sink.accept(new ImportRecord.Unusable("the file", "it is not a list of conversations"));
                return;
            }
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                ordinal++;
                if (parser.currentToken() == JsonToken.START_OBJECT) {
                    sink.accept(objects.read(parser, ordinal));
                } else {
                    parser.skipChildren();
                    sink.accept(new ImportRecord.Unusable(place(ordinal), "it is no object"));
                }
            }
        } catch (JacksonException broken) {
            sink.accept(new ImportRecord.Unusable(
                    "all after " + (ordinal == 0 ? "the beginning" : place(ordinal)),
                    "the file is broken there, at byte " + broken.getLocation().getByteOffset()));
        }
    }

    static String place(int ordinal) {
        return "conversation no. " + ordinal;
    }

    /** With its title, where it has one. */
    static String place(int ordinal, String title) {
        return title.isBlank() ? place(ordinal) : place(ordinal) + " (" + title + ")";
    }

    /** The text at the parser; empty for any other value, which is skipped whole. */
    static String textOrEmpty(JsonParser parser) {
        if (parser.currentToken() == JsonToken.VALUE_STRING) {
            return parser.getString();
        }
        parser.skipChildren();
        return "";
    }
}
