// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.EntityNames;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.language.statement.LocalStatementExtractor;
import dev.keepsake.language.statement.StatementExtractor;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.time.Clock;
import java.time.Duration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.context.SmartLifecycle;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.validation.annotation.Validated;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(LearnConfiguration.Properties.class)
class LearnConfiguration {

    /** {@link LearningSettings} as they are set from outside. */
    @Validated
    @ConfigurationProperties("keepsake.ingest.learn")
    record Properties(
            @DefaultValue("2") @Min(1) @Max(64) int workers,
            @DefaultValue("100ms") @NotNull Duration poll,
            @DefaultValue("5") @Min(1) @Max(20) int attempts,
            @DefaultValue("1s") @NotNull Duration pause,
            @DefaultValue("20000") @Min(1) int small) {
        LearningSettings settings() {
            return new LearningSettings(workers, poll, attempts, pause, small);
        }
    }

    @Bean
    @ConditionalOnMissingBean
    StatementExtractor statementExtractor() {
        return new LocalStatementExtractor();
    }

    @Bean
    LineReader lineReader(Engine engine) {
        return new LineReader(engine);
    }

    @Bean
    Learner learner(
            MemoryLedger memories, SourceJournal sources, Announcements announcements, EntityNames names, Clock clock) {
        return new Learner(memories, sources, announcements, names, clock);
    }

    @Bean
    SourceRelearnHandler sourceRelearnHandler(
            Truth truth, LearningQueue queue, SourceJournal sources, Announcements announcements, Clock clock) {
        return new SourceRelearnHandler(truth, queue, sources, announcements, clock);
    }

    @Bean
    LearningWorkers learningWorkers(
            Truth truth,
            LearningQueue queue,
            SourceJournal sources,
            LineReader reader,
            Learner learner,
            Announcements announcements,
            Clock clock,
            Properties properties) {
        return new LearningWorkers(
                new LearningParts(truth, queue, sources, reader, learner, announcements, clock), properties.settings());
    }

    /** Learning begins when the service is up: one that is only made, to keep what it loads for later starts, learns nothing. */
    @Bean
    SmartLifecycle learningOnceUp(LearningWorkers workers) {
        return new SmartLifecycle() {
            @Override
            public void start() {
                workers.start();
            }

            @Override
            public void stop() {
                workers.stop();
            }

            @Override
            public boolean isRunning() {
                return workers.isRunning();
            }
        };
    }
}
