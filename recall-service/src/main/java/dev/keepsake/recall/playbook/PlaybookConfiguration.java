// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.Daily;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.ExportPlaybooks;
import dev.keepsake.contracts.recall.PlaybookRecall;
import dev.keepsake.contracts.recall.PlaybookReport;
import dev.keepsake.contracts.recall.PlaybookWrite;
import dev.keepsake.contracts.tool.PageArguments;
import dev.keepsake.language.embedding.Embedder;
import dev.keepsake.language.secret.SecretGate;
import dev.keepsake.language.secret.SecretScanner;
import java.time.Clock;
import java.time.Duration;
import java.time.LocalTime;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires the playbook tools, and the nightly run that one process of the cluster does. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(PlaybookConfiguration.Settings.class)
class PlaybookConfiguration {
    @Bean
    ToolHandler<PlaybookWrite.Arguments, PlaybookWrite.Result> playbookWrite(PlaybookStore store, Embedder embedder) {
        return new PlaybookWriteHandler(store, embedder, new SecretGate(new SecretScanner()));
    }

    @Bean
    ToolHandler<PlaybookRecall.Arguments, PlaybookRecall.Result> playbookRecall(
            PlaybookStore store, Embedder embedder) {
        return new PlaybookRecallHandler(store, new SituationFit(embedder));
    }

    @Bean
    ToolHandler<PageArguments, ExportPlaybooks.Result> exportPlaybooks(PlaybookStore store) {
        return new ExportPlaybooksHandler(store);
    }

    @Bean
    PlaybookVectors playbookVectors(PlaybookStore store, Embedder embedder) {
        return new PlaybookVectors(store, embedder);
    }

    @Bean
    Credit playbookCredit(Settings settings) {
        return new Credit(settings.halfLife());
    }

    @Bean
    OutcomeRecorder outcomeRecorder(PlaybookStore store, Credit credit) {
        return new OutcomeRecorder(store, credit);
    }

    @Bean
    ToolHandler<PlaybookReport.Arguments, PlaybookReport.Result> playbookReport(OutcomeRecorder outcomes, Clock clock) {
        return new PlaybookReportHandler(outcomes, clock);
    }

    @Bean
    RecurringTask<Void> playbookCredits(PlaybookStore store, Credit credit, Settings settings, Clock clock) {
        return Tasks.recurring("playbook-credits", new Daily(settings.recomputeAt()))
                .execute((instance, context) -> store.recomputeCredits(credit, clock.instant()));
    }

    /**
     * Settings {@code keepsake.recall.playbook.*}.
     *
     * @param halfLife after this long an outcome counts half
     * @param recomputeAt the time of day, in the process's zone, at which credits are brought up to date
     */
    @ConfigurationProperties("keepsake.recall.playbook")
    record Settings(
            @DefaultValue("90d") Duration halfLife,
            @DefaultValue("03:20") LocalTime recomputeAt) {}
}
