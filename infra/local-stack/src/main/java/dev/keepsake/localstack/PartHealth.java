// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack;

import dev.keepsake.localstack.elasticsearch.Elasticsearch;
import dev.keepsake.localstack.kafka.Kafka;
import dev.keepsake.localstack.postgres.Postgres;
import dev.keepsake.localstack.service.ServiceProcess;
import dev.keepsake.localstack.supervision.PartState;
import dev.keepsake.localstack.supervision.PartStatus;
import java.util.Locale;

/** Asks a part, from another process than its supervisor, whether it works now. */
public final class PartHealth {

    private PartHealth() {}

    public static boolean answers(PartStatus part) {
        return switch (part.name()) {
            case Postgres.NAME -> Postgres.answersOn(part.port());
            case Kafka.NAME -> Kafka.answersOn(part.port());
            case Elasticsearch.NAME -> Elasticsearch.answersOn(part.port());
            default -> ServiceProcess.answersOn(part.port());
        };
    }

    /** Its state in words that include what asking it gave. */
    public static String describe(PartStatus part, boolean answers) {
        if (part.state() == PartState.READY) {
            return answers ? "healthy" : "does not answer";
        }
        return part.state().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
