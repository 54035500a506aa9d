// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.kafka;

import java.nio.file.Path;
import java.util.Properties;

/** The properties of a one-node broker and controller for a small machine. */
final class KafkaSettings {

    private KafkaSettings() {}

    static Properties of(int port, int controllerPort, Path data) {
        Properties p = new Properties();
        p.setProperty("process.roles", "broker,controller");
        p.setProperty("node.id", "1");
        p.setProperty("controller.quorum.voters", "1@127.0.0.1:" + controllerPort);
        p.setProperty("listeners", "BROKER://127.0.0.1:%d,CONTROLLER://127.0.0.1:%d".formatted(port, controllerPort));
        p.setProperty("advertised.listeners", "BROKER://127.0.0.1:" + port);
        p.setProperty("inter.broker.listener.name", "BROKER");
        p.setProperty("controller.listener.names", "CONTROLLER");
        p.setProperty("listener.security.protocol.map", "BROKER:PLAINTEXT,CONTROLLER:PLAINTEXT");
        p.setProperty("log.dirs", data.toString());
        p.setProperty("auto.create.topics.enable", "false");
        oneReplica(p);
        smallMachine(p);
        quickGroups(p);
        return p;
    }

    private static void oneReplica(Properties p) {
        p.setProperty("default.replication.factor", "1");
        p.setProperty("min.insync.replicas", "1");
        p.setProperty("offsets.topic.replication.factor", "1");
        p.setProperty("transaction.state.log.replication.factor", "1");
        p.setProperty("transaction.state.log.min.isr", "1");
        p.setProperty("share.coordinator.state.topic.replication.factor", "1");
        p.setProperty("share.coordinator.state.topic.min.isr", "1");
    }

    private static void smallMachine(Properties p) {
        p.setProperty("offsets.topic.num.partitions", "3");
        p.setProperty("transaction.state.log.num.partitions", "3");
        p.setProperty("num.io.threads", "4");
        p.setProperty("num.network.threads", "2");
        // The default of 128 MiB does not fit into the heap.
        p.setProperty("log.cleaner.dedupe.buffer.size", Integer.toString(16 * 1024 * 1024));
        p.setProperty("log.cleaner.threads", "1");
        p.setProperty("log.segment.bytes", Integer.toString(64 * 1024 * 1024));
    }

    private static void quickGroups(Properties p) {
        // The default makes the first consumer of a group wait three seconds for others.
        p.setProperty("group.initial.rebalance.delay.ms", "0");
        p.setProperty("group.consumer.min.heartbeat.interval.ms", "500");
        p.setProperty("group.consumer.heartbeat.interval.ms", "1000");
        p.setProperty("group.consumer.min.session.timeout.ms", "6000");
        p.setProperty("group.consumer.session.timeout.ms", "6000");
    }
}
