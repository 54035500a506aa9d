// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.MemoryLedger;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.Truth;
import dev.keepsake.ingest.resolve.Resolver;
import dev.keepsake.language.statement.LocalStatementExtractor;
import dev.keepsake.language.statement.StatementExtractor;
import dev.keepsake.language.statement.StatementNormalizer;
import java.time.Clock;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(LearningSettings.class)
class LearnConfiguration {

    @Bean
    @ConditionalOnMissingBean
    StatementExtractor statementExtractor() {
        return new LocalStatementExtractor();
    }

    @Bean
    LineReader lineReader(StatementExtractor extractor) {
        return new LineReader(extractor);
    }

    @Bean
    Resolver resolver() {
        return new Resolver(new StatementNormalizer());
    }

    @Bean
    Learner learner(
            MemoryLedger memories, SourceJournal sources, Announcements announcements, Resolver resolver, Clock clock) {
        return new Learner(memories, sources, announcements, resolver, clock);
    }

    @Bean(initMethod = "start")
    LearningWorkers learningWorkers(
            Truth truth,
            LearningQueue queue,
            SourceJournal sources,
            LineReader reader,
            Learner learner,
            Announcements announcements,
            Clock clock,
            LearningSettings settings) {
        return new LearningWorkers(
                new LearningParts(truth, queue, sources, reader, learner, announcements, clock), settings);
    }
}
