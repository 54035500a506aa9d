// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.likeness.StatementVector;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A memory as a document of index {@code memories}: what it is found by, and its state to be shown. */
final class MemoryDocument {
    private static final DateTimeFormatter DATE_WORDS =
            DateTimeFormatter.ofPattern("EEEE d MMMM yyyy", Locale.ENGLISH).withZone(ZoneOffset.UTC);

    private MemoryDocument() {}

    /**
     * The document to be written.
     *
     * @param line the vector of its whole line
     * @param model whose vectors they are
     */
    static Map<String, Object> of(
            MemoryChanged memory, @Nullable StatementVector vector, float @Nullable [] line, String model) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("number", memory.number());
        document.put("space", memory.space().toString());
        document.put("scope", memory.scope());
        document.put("kind", memory.kind().wireName());
        document.put("category", memory.category().wireName());
        document.put("importance", memory.importance().wireName());
        document.put("status", memory.status().wireName());
        document.put("source_id", memory.source().id());
        document.put("valid_from", memory.validFrom().toEpochMilli());
        if (memory.validTo() != null) {
            document.put("valid_to", memory.validTo().toEpochMilli());
        }
        document.put("said_at", memory.saidAt().toEpochMilli());
        document.put("learned_at", memory.learnedAt().toEpochMilli());
        putTexts(document, memory);
        if (vector != null) {
            document.put("commonness", vector.commonness());
            document.put("model", model);
        }
        if (vector != null && vector.values().length > 0) {
            document.put("vector", vector.values());
        }
        if (line != null && line.length > 0) {
            document.put(MemoriesIndex.LINE_VECTOR, line);
        }
        document.put("payload", memory);
        return document;
    }

    private static void putTexts(Map<String, Object> document, MemoryChanged memory) {
        List<String> names = new ArrayList<>(memory.names());
        document.put("entity_name", entityNames(memory));
        if (memory.speaker() != null) {
            document.put("speaker_name", lower(memory.speaker()));
            names.add(memory.speaker());
        }
        document.put("names", names);
        document.put("own", own(memory, names));
        document.put("around", around(memory));
    }

    private static List<String> own(MemoryChanged memory, List<String> names) {
        List<String> own = new ArrayList<>(List.of(memory.text(), memory.quote(), memory.key(), memory.value()));
        own.addAll(names);
        return own;
    }

    /** The lines known around it and the days it speaks of. The line itself and those next to it count twice. */
    private static List<String> around(MemoryChanged memory) {
        List<String> before = memory.surroundings().before();
        List<String> after = memory.surroundings().after();
        List<String> around = new ArrayList<>(before);
        around.addAll(last(before));
        around.addAll(List.of(memory.quote(), memory.quote()));
        around.addAll(first(after));
        around.addAll(after);
        around.add(DATE_WORDS.format(memory.saidAt()));
        around.add(DATE_WORDS.format(memory.validFrom()));
        return around;
    }

    private static List<String> first(List<String> lines) {
        return lines.isEmpty() ? lines : lines.subList(0, 1);
    }

    private static List<String> last(List<String> lines) {
        return lines.isEmpty() ? lines : lines.subList(lines.size() - 1, lines.size());
    }

    /** The description is no name: only what the entity is called counts as whom the memory is about. */
    private static List<String> entityNames(MemoryChanged memory) {
        List<String> also = memory.alsoCalled() == null ? List.of() : memory.alsoCalled();
        return Stream.concat(Stream.of(memory.entity()), also.stream())
                .map(MemoryDocument::lower)
                .distinct()
                .toList();
    }

    private static String lower(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }
}
