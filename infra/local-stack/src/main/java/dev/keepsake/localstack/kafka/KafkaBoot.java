// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.kafka;

import java.nio.file.Files;
import java.nio.file.Path;
import kafka.Kafka;
import kafka.tools.StorageTool;
import org.apache.kafka.common.Uuid;

/** The broker's main class: formats its data folder if that is new, then runs the broker. One JVM instead of two saves seconds. */
final class KafkaBoot {

    private KafkaBoot() {}

    /** @param arguments the properties file and the data folder it names */
    public static void main(String[] arguments) {
        String properties = arguments[0];
        if (!Files.exists(Path.of(arguments[1], "meta.properties"))) {
            String[] format = {"format", "-t", Uuid.randomUuid().toString(), "-c", properties, "--ignore-formatted"};
            int status = StorageTool.execute(format, System.out);
            if (status != 0) {
                System.exit(status);
            }
        }
        Kafka.main(new String[] {properties});
    }
}
