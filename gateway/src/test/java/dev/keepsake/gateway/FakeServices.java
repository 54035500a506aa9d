// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway;

import dev.keepsake.contracts.ToolContracts;
import dev.keepsake.contracts.ingest.ConversationPushed;
import dev.keepsake.contracts.tool.Delivery;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.EventHandler;
import dev.keepsake.messaging.IncomingEvent;
import dev.keepsake.testkit.backing.BackingServices;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.flyway.autoconfigure.FlywayAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;

/** Ingest and recall in miniature: real messaging on the real broker, golden answers. Voice and knowledge are not there. */
final class FakeServices {
    static final List<ServiceName> PRESENT = List.of(ServiceName.INGEST, ServiceName.RECALL);

    private static final Queue<ConversationPushed> CONVERSATIONS = new ConcurrentLinkedQueue<>();
    private static final List<ConfigurableApplicationContext> RUNNING = new ArrayList<>();

    private FakeServices() {}

    /** Starts them unless they run; they end with the test process. */
    static synchronized void start() {
        if (RUNNING.isEmpty()) {
            PRESENT.forEach(service -> RUNNING.add(start(service)));
        }
    }

    static List<ToolContract<?, ?>> tools() {
        return ToolContracts.all().stream()
                .filter(tool -> PRESENT.contains(tool.service()))
                .toList();
    }

    static List<ConversationPushed> conversations() {
        return List.copyOf(CONVERSATIONS);
    }

    private static ConfigurableApplicationContext start(ServiceName service) {
        List<String> settings = new ArrayList<>(List.of(
                // Not the gateway's own settings, which lie on this class path.
                "--spring.config.name=fake-service",
                "--spring.application.name=" + service.wireName(),
                "--keepsake.messaging.role=service",
                "--keepsake.messaging.service=" + service.wireName()));
        BackingServices.shared().asSpringProperties().forEach((name, value) -> settings.add("--" + name + "=" + value));
        return new SpringApplicationBuilder(Process.class)
                .web(WebApplicationType.NONE)
                .initializers(context -> register((ConfigurableApplicationContext) context, service))
                .run(settings.toArray(String[]::new));
    }

    private static void register(ConfigurableApplicationContext context, ServiceName service) {
        for (ToolContract<?, ?> tool : ToolContracts.answeredBy(service)) {
            if (tool.delivery() instanceof Delivery.Answered<?, ?>) {
                context.getBeanFactory().registerSingleton(tool.name(), new GoldenHandler<>(tool));
            }
        }
        if (service == ServiceName.INGEST) {
            context.getBeanFactory().registerSingleton("conversations", new ConversationReader());
        }
    }

    /** No component: the gateway under test scans this package. */
    @EnableAutoConfiguration(exclude = {DataSourceAutoConfiguration.class, FlywayAutoConfiguration.class})
    static class Process {}

    private static final class ConversationReader implements EventHandler<ConversationPushed> {
        @Override
        public Topic topic() {
            return Topic.CONVERSATIONS;
        }

        @Override
        public Class<ConversationPushed> type() {
            return ConversationPushed.class;
        }

        @Override
        public void handle(IncomingEvent<ConversationPushed> event) {
            event.state().ifPresent(CONVERSATIONS::add);
        }
    }
}
