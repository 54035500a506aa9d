// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.contracts.wire.Topic;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.core.KafkaTemplate;

/** Tells the gateways which tools this service answers. */
final class ToolAnnouncer {
    private static final Logger LOG = LoggerFactory.getLogger(ToolAnnouncer.class);

    private final KafkaTemplate<String, byte[]> template;
    private final ServiceName service;
    private final Set<String> tools;

    ToolAnnouncer(KafkaTemplate<String, byte[]> template, ServiceName service, Set<String> tools) {
        this.template = template;
        this.service = service;
        this.tools = Set.copyOf(tools);
    }

    void announce() {
        byte[] announcement = Json.mapper().writeValueAsBytes(new Announcement(service.wireName(), tools));
        template.send(Topic.TOOLS.topicName(), service.wireName(), announcement).whenComplete((sent, failure) -> {
            if (failure == null) {
                LOG.info("Answering {}", tools);
            } else {
                LOG.error("The tools of this service could not be announced", failure);
            }
        });
    }
}
