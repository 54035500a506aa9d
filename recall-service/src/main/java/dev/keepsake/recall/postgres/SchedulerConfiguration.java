// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.postgres;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;

/** Runs recurring tasks, each in one process of all that share the database. */
@Configuration(proxyBeanMethods = false)
class SchedulerConfiguration {
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(30);

    /** @param migrated here so that the tables exist before the scheduler looks into them */
    @Bean(initMethod = "start", destroyMethod = "stop")
    Scheduler scheduler(DataSource database, JdbcTemplate migrated, List<RecurringTask<?>> tasks) {
        return Scheduler.create(database)
                .startTasks(tasks)
                .threads(1)
                .pollingInterval(BETWEEN_LOOKS)
                .shutdownMaxWait(Duration.ofSeconds(5))
                .build();
    }
}
