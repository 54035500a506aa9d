// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import picocli.CommandLine.Option;

/** Where recall-service answers operators. */
final class RecallAddress {
    @Option(
            names = "--recall-url",
            description = "address of recall-service's own port; infra/keepsake bench sets it",
            defaultValue = "${env:KEEPSAKE_RECALL_URL:-http://127.0.0.1:8082}")
    private String url = "";

    @Option(
            names = "--recall-token",
            description = "token of the operator's API",
            defaultValue = "${env:KEEPSAKE_OPERATOR_TOKEN:-}")
    private String token = "";

    RankerExamples candidates(Target target) {
        return new RankerExamples(target, url, token);
    }

    GateExamples examples(Target target) {
        return new GateExamples(target, url, token);
    }
}
