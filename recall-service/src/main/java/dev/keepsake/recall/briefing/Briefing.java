// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.briefing;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.recall.policy.Policy;
import dev.keepsake.recall.view.RememberedText;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Writes the block an agent reads from: sections in a fixed order, each only where it has content, every line cited. */
public final class Briefing {
    private final ZoneId zone;

    /** @param zone in which days begin and end for the reader */
    public Briefing(ZoneId zone) {
        this.zone = zone;
    }

    /**
     * Empty where there is nothing to say.
     *
     * @param answering the memories that answer, the best first
     * @param related further ones that belong to the question
     */
    public String write(Optional<Policy> policy, List<MemoryChanged> answering, List<MemoryChanged> related) {
        List<String> blocks = new ArrayList<>();
        policy.ifPresent(one -> add(blocks, Section.POLICY, policyLines(one)));
        List<String> sections = new ArrayList<>();
        add(sections, Section.ANSWER, answering.stream().map(this::line).toList());
        add(sections, Section.TIMELINE, new Timeline(zone).of(answering));
        add(sections, Section.CLASHES, clashes(answering, related));
        add(sections, Section.RELATED, related.stream().map(this::line).toList());
        if (!sections.isEmpty()) {
            // A policy is to be followed, what is remembered is not.
            blocks.add(RememberedText.framed(String.join("\n\n", sections)));
        }
        return String.join("\n\n", blocks);
    }

    private static void add(List<String> sections, Section section, List<String> lines) {
        if (!lines.isEmpty()) {
            sections.add(section.heading() + "\n" + String.join("\n", lines));
        }
    }

    private static List<String> policyLines(Policy policy) {
        String title = SafeLine.of(policy.title());
        return List.of(
                (title.isEmpty() ? "" : title + " ") + "[" + policy.source() + "]", PolicyText.of(policy.text()));
    }

    private String line(MemoryChanged memory) {
        return "- " + SafeLine.of(memory.text()) + " [" + MemoryNumber.format(memory.number()) + ", said "
                + LocalDate.ofInstant(memory.saidAt(), zone) + "]";
    }

    /** Every side of what the answer disputes, on one line. */
    private static List<String> clashes(List<MemoryChanged> answering, List<MemoryChanged> related) {
        List<MemoryChanged> all = new ArrayList<>(answering);
        all.addAll(related);
        return answering.stream()
                .filter(memory -> memory.status() == MemoryStatus.CLASH)
                .map(memory -> sides(memory, all))
                .distinct()
                .toList();
    }

    private static String sides(MemoryChanged memory, List<MemoryChanged> all) {
        List<String> sides = all.stream()
                .filter(other ->
                        other.status() == MemoryStatus.CLASH && topic(other).equals(topic(memory)))
                .sorted((left, right) -> Long.compare(left.number(), right.number()))
                .map(side -> SafeLine.of(side.text()) + " [" + MemoryNumber.format(side.number()) + "]")
                .toList();
        return "- " + String.join(" / ", sides);
    }

    private static String topic(MemoryChanged memory) {
        return (memory.space() + "\n" + memory.entity() + "\n" + memory.key()).toLowerCase(Locale.ROOT);
    }
}
