// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.servicekit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.Role;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.voice.GetVoiceCard;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.messaging.CallClient;
import dev.keepsake.testkit.backing.BackingServices;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import io.micrometer.tracing.Tracer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.assertj.core.util.Throwables;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.slf4j.MDC;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.jdbc.core.JdbcTemplate;

class ServiceKitIT {
    private static ConfigurableApplicationContext gateway;
    private static ConfigurableApplicationContext voice;

    @BeforeAll
    static void start() {
        voice = run(
                Voice.class,
                "keepsake.service.schema=servicekit_test",
                "keepsake.messaging.role=service",
                "keepsake.messaging.service=voice",
                "keepsake.messaging.outbox=true");
        gateway = run(Process.class, "keepsake.service.schema=servicekit_other", "keepsake.messaging.role=gateway");
    }

    @AfterAll
    static void stop() {
        gateway.close();
        voice.close();
    }

    @Test
    void isReady_onceTheBusIs() {
        await().atMost(Duration.ofSeconds(60)).untilAsserted(() -> {
            assertThat(get(voice, "/actuator/health/readiness").statusCode()).isEqualTo(200);
            assertThat(get(gateway, "/actuator/health/readiness").body()).contains("\"bus\":{\"status\":\"UP\"}");
        });
        assertThat(get(voice, "/actuator/health/liveness").statusCode()).isEqualTo(200);
        assertThat(get(voice, "/actuator/health").body()).contains("\"kafka\"", "\"db\"", "\"elasticsearch\"");
    }

    @Test
    void showsItsMetrics_andNothingElse() {
        assertThat(get(voice, "/actuator/prometheus").body())
                .contains("keepsake_call_received_total{", "keepsake_outbox_waiting", "hikaricp_connections");
        assertThat(get(voice, "/actuator/env").statusCode()).isEqualTo(404);
    }

    @Test
    void hasItsTables_andTheOutbox() {
        JdbcTemplate jdbc = voice.getBean(JdbcTemplate.class);

        assertThat(jdbc.queryForObject("SELECT count(*) FROM servicekit_test.note", Long.class))
                .isZero();
        assertThat(jdbc.queryForObject("SELECT count(*) FROM servicekit_test.event_publication", Long.class))
                .isZero();
    }

    @Test
    void aFailedBatchSaysNothingOfItsValues() {
        JdbcTemplate jdbc = voice.getBean(JdbcTemplate.class);
        List<Object[]> rows = List.<Object[]>of(new Object[] {"what she said", "what she said"});

        assertThatThrownBy(() -> jdbc.batchUpdate("INSERT INTO servicekit_test.note SELECT nullif(?, ?)", rows))
                .isInstanceOf(DataIntegrityViolationException.class)
                .satisfies(
                        failure -> assertThat(Throwables.getStackTrace(failure)).doesNotContain("what she said"));
    }

    @Test
    void carriesTheTraceAndTheCallIdAcrossTheBus() throws Exception {
        UUID callId = UUID.randomUUID();
        UUID member = UUID.randomUUID();
        Caller caller = new Caller(
                member,
                member,
                "Ada",
                Role.OWNER,
                EnumSet.allOf(Grant.class),
                SpaceId.ofMember(member, member),
                null,
                ZoneOffset.UTC);
        ObservationRegistry observations = gateway.getBean(ObservationRegistry.class);
        Tracer tracer = gateway.getBean(Tracer.class);

        String[] trace = new String[1];
        Observation.createNotStarted("test", observations).observe(() -> {
            trace[0] = Objects.requireNonNull(tracer.currentSpan()).context().traceId();
            gateway.getBean(CallClient.class)
                    .call(
                            callId,
                            GetVoiceCard.CONTRACT,
                            caller,
                            Json.mapper().createObjectNode(),
                            Duration.ofSeconds(30));
        });

        Seen seen = voice.getBean(VoiceCardHandler.class).seen.get(30, TimeUnit.SECONDS);
        assertThat(seen).isEqualTo(new Seen(callId.toString(), caller.space().toString(), trace[0]));
    }

    private static HttpResponse<String> get(ConfigurableApplicationContext process, String path) {
        String port = Objects.requireNonNull(process.getEnvironment().getProperty("local.server.port"));
        try {
            return HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
        } catch (IOException failure) {
            throw new AssertionError(failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    private static ConfigurableApplicationContext run(Class<?> configuration, String... settings) {
        List<String> all = new ArrayList<>(List.of(settings));
        BackingServices.shared().asSpringProperties().forEach((name, value) -> all.add(name + "=" + value));
        all.add("server.port=0");
        return new SpringApplicationBuilder(configuration)
                .properties(all.toArray(String[]::new))
                .run();
    }

    record Seen(String callId, String space, String trace) {}

    @SpringBootConfiguration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class Process {}

    @SpringBootConfiguration(proxyBeanMethods = false)
    @Import(Process.class)
    static class Voice {
        @Bean
        VoiceCardHandler voiceCard(Tracer tracer) {
            return new VoiceCardHandler(tracer);
        }
    }

    static final class VoiceCardHandler implements ToolHandler<GetVoiceCard.Arguments, GetVoiceCard.Result> {
        final CompletableFuture<Seen> seen = new CompletableFuture<>();
        private final Tracer tracer;

        VoiceCardHandler(Tracer tracer) {
            this.tracer = tracer;
        }

        @Override
        public ToolContract<GetVoiceCard.Arguments, GetVoiceCard.Result> contract() {
            return GetVoiceCard.CONTRACT;
        }

        @Override
        public Answer<GetVoiceCard.Result> handle(Call<GetVoiceCard.Arguments> call) {
            seen.complete(new Seen(
                    MDC.get("callId"),
                    MDC.get("space"),
                    Objects.requireNonNull(tracer.currentSpan()).context().traceId()));
            throw new IllegalStateException("enough seen");
        }
    }
}
