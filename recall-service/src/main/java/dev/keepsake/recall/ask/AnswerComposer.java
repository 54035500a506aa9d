// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Puts what memories say into an answer. Nothing is added to their words but "Yes", "No" and whom a name may mean. */
final class AnswerComposer {
    private static final int MOST_IN_A_LIST = 8;

    private final AskedQuestion question;
    private final List<String> namesakes;
    private final Function<ReadMemory, Factuality> factuality;

    /**
     * Composes answers to one question.
     *
     * @param namesakes whom the question may mean, where it may mean more than one
     * @param factuality how far a memory commits itself to what is asked
     */
    AnswerComposer(AskedQuestion question, List<String> namesakes, Function<ReadMemory, Factuality> factuality) {
        this.factuality = factuality;
        this.question = question;
        this.namesakes = namesakes;
    }

    /** @param supporting never empty, the best first */
    ComposedAnswer compose(List<ReadMemory> supporting) {
        ReadMemory best = supporting.get(0);
        if (!namesakes.isEmpty()) {
            List<ReadMemory> all = supporting.stream().limit(MOST_IN_A_LIST).toList();
            return new ComposedAnswer(
                    "Several people have this name: " + String.join(", ", namesakes) + ". " + joined(all, " "),
                    memories(all),
                    false);
        }
        List<ReadMemory> sides = sides(best, supporting);
        if (sides.size() > 1) {
            return new ComposedAnswer(joined(sides, " / "), memories(sides), true);
        }
        boolean clash = best.memory().status() == MemoryStatus.CLASH;
        if (question.type() == AnswerType.YES_NO) {
            return new ComposedAnswer(yesOrNo(best) + sentence(best), memories(List.of(best)), clash);
        }
        if (question.several()) {
            List<ReadMemory> all = supporting.stream().limit(MOST_IN_A_LIST).toList();
            return new ComposedAnswer(joined(all, " "), memories(all), clash);
        }
        return new ComposedAnswer(sentence(best), memories(List.of(best)), clash);
    }

    /** Memories that disagree about the same side of the same thing. */
    private static List<ReadMemory> sides(ReadMemory best, List<ReadMemory> supporting) {
        if (best.memory().status() != MemoryStatus.CLASH) {
            return List.of();
        }
        return supporting.stream()
                .filter(other -> other.memory().status() == MemoryStatus.CLASH
                        && topic(other.memory()).equals(topic(best.memory())))
                .toList();
    }

    private static String topic(MemoryChanged memory) {
        return (memory.entity() + "\n" + memory.key()).toLowerCase(Locale.ROOT);
    }

    /** Yes where it is so, also to "isn't it so?"; where it is left open, the statement speaks for itself. */
    private String yesOrNo(ReadMemory memory) {
        return switch (factuality.apply(memory)) {
            case ASSERTED -> "Yes. ";
            case DENIED -> "No. ";
            case OPEN, UNREAL -> "";
        };
    }

    private static String joined(List<ReadMemory> memories, String between) {
        return memories.stream().map(AnswerComposer::sentence).distinct().collect(Collectors.joining(between));
    }

    private static List<MemoryChanged> memories(List<ReadMemory> read) {
        List<MemoryChanged> memories = new ArrayList<>();
        read.forEach(one -> memories.add(one.memory()));
        return memories;
    }

    private static String sentence(ReadMemory memory) {
        String text = memory.memory().text().strip();
        return text.matches("(?s).*[.!?\u2026\"'\u201d\u3002]") ? text : text + ".";
    }
}
