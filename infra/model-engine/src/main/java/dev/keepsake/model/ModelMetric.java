// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model;

/** Counters of what is asked of the model. */
enum ModelMetric {
    /** Attempts, by prompt and by how they ended. */
    ASKED("keepsake.model.asked"),
    /** Tokens, by prompt and whether they were sent or received. */
    TOKENS("keepsake.model.tokens");

    private final String metricName;

    ModelMetric(String metricName) {
        this.metricName = metricName;
    }

    String metricName() {
        return metricName;
    }
}
