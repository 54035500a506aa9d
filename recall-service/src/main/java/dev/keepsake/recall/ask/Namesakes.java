// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.contracts.ingest.MemoryChanged;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Stream;

/** People who share the name that a question gives. */
final class Namesakes {
    private Namesakes() {}

    /** Their full names in order; empty where the question's name means nobody in particular or fits one. */
    static List<String> of(AskedSubject subject, List<ReadMemory> memories) {
        if (subject.kind() != AskedSubject.Kind.NAMED || subject.name().isEmpty()) {
            return List.of();
        }
        TreeSet<String> full = new TreeSet<>();
        memories.stream()
                .map(ReadMemory::memory)
                .flatMap(memory -> names(memory).stream())
                .filter(name -> isLonger(name, subject.name()))
                .forEach(name -> full.add(String.join(" ", name)));
        return full.size() > 1 ? List.copyOf(full) : List.of();
    }

    private static boolean isLonger(List<String> name, List<String> asked) {
        List<String> lower =
                name.stream().map(word -> word.toLowerCase(Locale.ROOT)).toList();
        return lower.size() > asked.size() && lower.subList(0, asked.size()).equals(asked);
    }

    /** "Nia Roe in 4B" is Nia Roe; "Nia's brother" is nobody of that name. */
    private static List<List<String>> names(MemoryChanged memory) {
        return Stream.of(memory.entity(), memory.about())
                .map(entity -> capitalised(entity.strip().split("\\s+")))
                .toList();
    }

    private static List<String> capitalised(String[] words) {
        List<String> name = new ArrayList<>();
        Arrays.stream(words)
                .takeWhile(word -> word.matches("\\p{Lu}[\\p{L}\\p{M}.'\u2019-]*") && !word.matches(".*['\u2019]s"))
                .forEach(name::add);
        return name;
    }
}
