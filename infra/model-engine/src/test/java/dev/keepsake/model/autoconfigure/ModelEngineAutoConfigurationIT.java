// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model.autoconfigure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.model.ModelEngine;
import dev.keepsake.model.ModelSettings;
import dev.keepsake.model.TokenLedger;
import dev.keepsake.model.postgres.PostgresTokenLedger;
import dev.keepsake.testkit.backing.BackingServices;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.LocalDate;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.flyway.autoconfigure.FlywayAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceTransactionManagerAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcClientAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcTemplateAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.core.env.SystemEnvironmentPropertySource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

class ModelEngineAutoConfigurationIT {
    private static final LocalDate DAY = LocalDate.of(2026, 5, 13);

    private final BackingServices servers = BackingServices.shared();
    private final ApplicationContextRunner process = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(
                    DataSourceAutoConfiguration.class,
                    DataSourceTransactionManagerAutoConfiguration.class,
                    JdbcTemplateAutoConfiguration.class,
                    JdbcClientAutoConfiguration.class,
                    FlywayAutoConfiguration.class,
                    ModelEngineAutoConfiguration.class))
            .withBean(SimpleMeterRegistry.class)
            .withPropertyValues(
                    "spring.datasource.url=" + servers.postgresUrl(),
                    "spring.datasource.username=" + servers.postgresUser(),
                    "spring.datasource.password=" + servers.postgresPassword(),
                    "spring.datasource.hikari.schema=model_engine_it",
                    "spring.flyway.default-schema=model_engine_it",
                    "spring.flyway.locations=classpath:db/migration/none",
                    "spring.flyway.fail-on-missing-locations=false");

    @Test
    void thereIsNoEngineWithoutAnAddress() {
        process.run(context -> assertThat(context).hasNotFailed().doesNotHaveBean(ModelEngine.class));
        process.withPropertyValues("keepsake.model.url=")
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean(ModelEngine.class));
    }

    @Test
    void theEnvironmentNamesTheModel() {
        Map<String, Object> environment =
                Map.of("KEEPSAKE_MODEL_URL", "http://127.0.0.1:9/v1", "KEEPSAKE_MODEL_NAME", "small");
        process.withInitializer(context -> context.getEnvironment()
                        .getPropertySources()
                        .addFirst(new SystemEnvironmentPropertySource("test-systemEnvironment", environment)))
                .run(context -> {
                    assertThat(context).hasSingleBean(ModelEngine.class);
                    assertThat(context.getBean(ModelSettings.class).name()).isEqualTo("small");
                });
    }

    @Test
    void aWrongAddressStopsTheStartWithoutBeingPrinted() {
        process.withPropertyValues("keepsake.model.url=htp:/hidden-host", "keepsake.model.name=small")
                .run(context -> {
                    Throwable failure = context.getStartupFailure();
                    assertThat(failure).isNotNull();
                    assertThat(failure).rootCause().hasMessageContaining("KEEPSAKE_MODEL_URL");
                    assertThat(failure).rootCause().hasMessageNotContaining("hidden-host");
                });
    }

    @Test
    void whatWasCountedStaysCounted_whenTheTransactionIsRolledBack() {
        process.run(context -> {
            PlatformTransactionManager transactions = context.getBean(PlatformTransactionManager.class);
            TokenLedger ledger = new PostgresTokenLedger(context.getBean(JdbcClient.class), transactions);
            UUID account = UUID.randomUUID();

            new TransactionTemplate(transactions).executeWithoutResult(status -> {
                ledger.add(DAY, account, 100, 20);
                ledger.add(DAY, account, 7, 3);
                status.setRollbackOnly();
            });

            assertThat(ledger.usedOn(DAY, account)).isEqualTo(130);
            assertThat(ledger.usedOn(DAY.plusDays(1), account)).isZero();
            assertThat(ledger.usedOn(DAY, UUID.randomUUID())).isZero();
        });
    }
}
