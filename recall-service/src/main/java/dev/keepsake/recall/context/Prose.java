// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.recall.search.FoundMemory;
import dev.keepsake.recall.view.RememberedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The remembered as prose between one opening and one closing line, cut where the tokens end. */
final class Prose {
    private static final String CLASH = "Memories disagree here: ";

    private final TokenCount tokens;

    Prose(TokenCount tokens) {
        this.tokens = tokens;
    }

    /** Writes as many as fit, in their order; what is too long itself is passed over. Empty when nothing fits. */
    Written write(List<FoundMemory> memories, int most) {
        List<String> sentences = new ArrayList<>();
        List<MemoryChanged> used = new ArrayList<>();
        List<Sameness> told = new ArrayList<>();
        // Counting part by part gives a token more here and there than counting the whole, and is not slow.
        int count = tokens.of(framed(List.of("")));
        for (FoundMemory found : memories) {
            MemoryChanged memory = found.memory();
            if (used.contains(memory) || repeats(memory, told)) {
                continue;
            }
            List<MemoryChanged> sides = sides(memory, memories);
            String sentence = sentence(sides);
            int cost = tokens.of(" " + sentence);
            if (count + cost <= most) {
                count += cost;
                sentences.add(sentence);
                used.addAll(sides);
                sides.forEach(side -> told.add(Sameness.of(side.text())));
            }
        }
        if (sentences.isEmpty()) {
            return Written.NOTHING;
        }
        String text = framed(sentences);
        List<String> ids = used.stream()
                .map(memory -> MemoryNumber.format(memory.number()))
                .toList();
        return new Written(text, tokens.of(text), ids);
    }

    /** The memory with those that contradict it. */
    private static List<MemoryChanged> sides(MemoryChanged memory, List<FoundMemory> memories) {
        if (memory.status() != MemoryStatus.CLASH) {
            return List.of(memory);
        }
        return memories.stream()
                .map(FoundMemory::memory)
                .filter(other ->
                        other.status() == MemoryStatus.CLASH && topic(other).equals(topic(memory)))
                .toList();
    }

    private static String topic(MemoryChanged memory) {
        return (memory.space() + "\n" + memory.entity() + "\n" + memory.key()).toLowerCase(Locale.ROOT);
    }

    private static boolean repeats(MemoryChanged memory, List<Sameness> told) {
        Sameness said = Sameness.of(memory.text());
        return memory.status() != MemoryStatus.CLASH && told.stream().anyMatch(said::isSameAs);
    }

    private static String sentence(List<MemoryChanged> sides) {
        List<String> said = sides.stream()
                .map(side -> closed(RememberedText.of(side.text())))
                .toList();
        boolean clash = sides.get(0).status() == MemoryStatus.CLASH;
        return (clash ? CLASH : "") + String.join(" / ", said);
    }

    private static String closed(String text) {
        return text.matches(".*[.!?\u2026\u3002][\"')\\]\u2019\u201d\u00bb]*") ? text : text + ".";
    }

    private static String framed(List<String> sentences) {
        return RememberedText.framed(String.join(" ", sentences));
    }

    /** @param memories ids in the order of the text */
    record Written(String text, int tokens, List<String> memories) {
        static final Written NOTHING = new Written("", 0, List.of());

        Written {
            memories = List.copyOf(memories);
        }
    }
}
