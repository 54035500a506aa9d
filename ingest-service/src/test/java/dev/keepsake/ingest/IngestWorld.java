// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.Role;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.ConversationPushed;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.messaging.CallClient;
import dev.keepsake.messaging.CallOutcome;
import dev.keepsake.messaging.MessagingAutoConfiguration;
import dev.keepsake.testkit.backing.BackingServices;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.awaitility.Awaitility;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The ingest-service on real backing services, between a gateway that asks and a recall that only takes note. Started once. */
public final class IngestWorld {
    private static final Duration LONGEST_CALL = Duration.ofSeconds(60);

    private final ConfigurableApplicationContext ingest;
    private final ConfigurableApplicationContext gateway;
    private final RecallStandIn recall;

    private IngestWorld() {
        recall = start(RecallStandIn.class, "service", "--keepsake.messaging.service=recall")
                .getBean(RecallStandIn.class);
        gateway = start(Gateway.class, "gateway", "--keepsake.messaging.settle-timeout=10s");
        ingest = replica();
    }

    /** One more process of the service, to be closed by whoever starts it. */
    public static ConfigurableApplicationContext replica() {
        return new SpringApplicationBuilder(IngestServiceApplication.class).run(arguments(List.of("--server.port=0")));
    }

    public static IngestWorld shared() {
        return Shared.INSTANCE;
    }

    private static final class Shared {
        static final IngestWorld INSTANCE = new IngestWorld();
    }

    private static ConfigurableApplicationContext start(Class<?> configuration, String role, String... settings) {
        List<String> all = new ArrayList<>(List.of(settings));
        all.add("--spring.config.location=optional:classpath:/nothing.yml");
        all.add("--keepsake.messaging.role=" + role);
        return new SpringApplicationBuilder(configuration)
                .web(WebApplicationType.NONE)
                .run(arguments(all));
    }

    private static String[] arguments(List<String> own) {
        List<String> all = new ArrayList<>(own);
        for (Map.Entry<String, String> address :
                BackingServices.shared().asSpringProperties().entrySet()) {
            all.add("--" + address.getKey() + "=" + address.getValue());
        }
        return all.toArray(String[]::new);
    }

    public RecallStandIn recall() {
        return recall;
    }

    public JdbcClient jdbc() {
        return ingest.getBean(JdbcClient.class);
    }

    /** The process of the service that everyone shares. */
    public ApplicationContext first() {
        return ingest;
    }

    public <T> T bean(Class<T> type) {
        return ingest.getBean(type);
    }

    /** The result of a call that is to succeed. */
    public <A, R> R call(ToolContract<A, R> tool, Caller caller, Object arguments) {
        return answered(tool, ask(UUID.randomUUID(), tool, caller, arguments).join());
    }

    /** The refusal of a call that is to fail. */
    public CallOutcome.Refused refused(ToolContract<?, ?> tool, Caller caller, Object arguments) {
        return (CallOutcome.Refused)
                ask(UUID.randomUUID(), tool, caller, arguments).join();
    }

    public CompletableFuture<CallOutcome> ask(UUID id, ToolContract<?, ?> tool, Caller caller, Object arguments) {
        return gateway.getBean(CallClient.class)
                .call(id, tool, caller, Json.mapper().valueToTree(arguments), LONGEST_CALL);
    }

    public <R> R answered(ToolContract<?, R> tool, CallOutcome outcome) {
        if (outcome instanceof CallOutcome.Answered answered) {
            return Json.mapper().treeToValue(answered.result(), tool.result());
        }
        throw new AssertionError(tool.name() + ": " + outcome);
    }

    /** Publishes a conversation and waits until it is learned. */
    public SourceChanged learned(ConversationPushed pushed) {
        publish(pushed.space(), pushed);
        return finished(pushed.sourceId());
    }

    public void publish(SpaceId space, Object record) {
        gateway.getBean(CallClient.class)
                .publish(Topic.CONVERSATIONS, space.toString(), record)
                .join();
    }

    /** The final state of a source, once every memory it taught has come in too. */
    public SourceChanged finished(SourceId source) {
        return Awaitility.await("learning of " + source)
                .atMost(Duration.ofSeconds(60))
                .until(
                        () -> recall.source(source.toString()),
                        state -> state.filter(this::isComplete).isPresent())
                .orElseThrow();
    }

    private boolean isComplete(SourceChanged source) {
        boolean isFinal = source.status() == SourceStatus.LEARNED || source.status() == SourceStatus.FAILED;
        return isFinal
                && source.taught().stream()
                        .allMatch(taught -> recall.version(taught.factId().toString()) >= taught.version());
    }

    public static Caller someone(String name) {
        return member(UUID.randomUUID(), name, Role.OWNER);
    }

    public static Caller member(UUID tenant, String name, Role role) {
        UUID member = UUID.randomUUID();
        return new Caller(
                tenant,
                member,
                name,
                role,
                EnumSet.allOf(Grant.class),
                SpaceId.ofMember(tenant, member),
                SpaceId.ofTeam(tenant),
                ZoneId.of("Europe/Lisbon"));
    }

    @ImportAutoConfiguration(MessagingAutoConfiguration.class)
    static class Gateway {
        @Bean
        MeterRegistry meters() {
            return new SimpleMeterRegistry();
        }
    }
}
