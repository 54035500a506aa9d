// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

/** Counters of the model engine's reading. */
enum ExtractMetric {
    /** Statements of the model that were not believed, by reason. */
    DROPPED("keepsake.statement.dropped"),
    /** Sources that the local engine read because the model did not, by reason. */
    FELL_BACK("keepsake.source.fell_back");

    private final String metricName;

    ExtractMetric(String metricName) {
        this.metricName = metricName;
    }

    String metricName() {
        return metricName;
    }
}
