// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.broker;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;

/** Whether the broker answers right now, within two seconds. */
final class KafkaHealth implements HealthIndicator, DisposableBean {
    private final Admin admin;

    KafkaHealth(Admin admin) {
        this.admin = admin;
    }

    @Override
    public Health health() {
        try {
            int nodes = admin.describeCluster().nodes().get(2, TimeUnit.SECONDS).size();
            return Health.up().withDetail("brokers", nodes).build();
        } catch (ExecutionException | TimeoutException failure) {
            return Health.down()
                    .withDetail("reason", "The broker does not answer.")
                    .build();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Health.unknown().build();
        }
    }

    @Override
    public void destroy() {
        admin.close();
    }
}
