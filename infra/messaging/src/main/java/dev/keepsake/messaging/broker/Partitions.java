// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.broker;

import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.utils.Utils;

/** Where records go. */
public final class Partitions {
    private Partitions() {}

    /** The partition that Kafka's own producers choose for a key. */
    public static int of(String key, int count) {
        return Utils.toPositive(Utils.murmur2(key.getBytes(StandardCharsets.UTF_8))) % count;
    }
}
