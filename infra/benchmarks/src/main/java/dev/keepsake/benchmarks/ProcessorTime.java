// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** How much processor time each process of the installation has used: comparable also on a busy machine. */
record ProcessorTime(Map<String, Double> millis) {
    static ProcessorTime now() {
        Map<String, Double> millis = new LinkedHashMap<>();
        Parts.running().forEach(part -> millis.put(part.name(), part.processorMillis()));
        return new ProcessorTime(millis);
    }

    /** Empty where nothing is known of the processes. */
    String spentSince(int count, String each) {
        Map<String, Double> spent = new LinkedHashMap<>();
        now().millis.forEach((part, later) -> spent.put(part, (later - millis.getOrDefault(part, 0.0)) / count));
        if (spent.isEmpty()) {
            return "";
        }
        double all = spent.values().stream().mapToDouble(Double::doubleValue).sum();
        return String.format(Locale.ROOT, "%n    processor time a %s: %.1f ms: ", each, all)
                + spent.entrySet().stream()
                        .map(part -> String.format(Locale.ROOT, "%s %.1f", part.getKey(), part.getValue()))
                        .collect(Collectors.joining(", "));
    }
}
