// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.testkit.backing.BackingServices;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;

/** A process of the system in miniature: only its side of the bus, on the real broker. */
final class TestProcess implements AutoCloseable {
    private final ConfigurableApplicationContext context;

    private TestProcess(Class<?> configuration, String... settings) {
        BackingServices services = BackingServices.shared();
        List<String> all = new ArrayList<>(List.of(settings));
        for (Map.Entry<String, String> address : services.asSpringProperties().entrySet()) {
            all.add(address.getKey() + "=" + address.getValue());
        }
        all.add("spring.main.banner-mode=off");
        all.add("logging.level.root=warn");
        all.add("spring.datasource.url=" + TestDatabase.url());
        all.add("spring.datasource.username=" + services.postgresUser());
        all.add("spring.datasource.password=" + services.postgresPassword());
        context = new SpringApplicationBuilder(configuration)
                .web(WebApplicationType.NONE)
                .properties(all.toArray(String[]::new))
                .run();
    }

    static TestProcess gateway(String... settings) {
        List<String> all = new ArrayList<>(List.of(settings));
        all.add("keepsake.messaging.role=gateway");
        return new TestProcess(Basics.class, all.toArray(String[]::new));
    }

    static TestProcess service(String name, Class<?> configuration, String... settings) {
        List<String> all = new ArrayList<>(List.of(settings));
        all.add("keepsake.messaging.role=service");
        all.add("keepsake.messaging.service=" + name);
        return new TestProcess(configuration, all.toArray(String[]::new));
    }

    <T> T get(Class<T> type) {
        return context.getBean(type);
    }

    double counter(CallMetric metric) {
        return context.getBean(MeterRegistry.class)
                .get(metric.metricName())
                .counter()
                .count();
    }

    @Override
    public void close() {
        context.close();
    }

    @SpringBootConfiguration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class Basics {
        @Bean
        MeterRegistry meters() {
            return new SimpleMeterRegistry();
        }
    }
}
