// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model.postgres;

import dev.keepsake.model.TokenLedger;
import java.time.LocalDate;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;

/** The table {@code model_use} in the schema of the service that asks. */
public final class PostgresTokenLedger implements TokenLedger {
    private final JdbcClient jdbc;
    private final TransactionTemplate alone;

    public PostgresTokenLedger(JdbcClient jdbc, PlatformTransactionManager transactions) {
        this.jdbc = jdbc;
        this.alone = new TransactionTemplate(transactions);
        // Tokens are used even if what they were used for is rolled back.
        alone.setPropagationBehavior(TransactionDefinition.PROPAGATION_REQUIRES_NEW);
    }

    @Override
    public long usedOn(LocalDate day, UUID account) {
        return jdbc.sql("select coalesce(sum(asked + answered), 0) from model_use where account = ? and day = ?")
                .params(account, day)
                .query(Long.class)
                .single();
    }

    @Override
    public void add(LocalDate day, UUID account, long asked, long answered) {
        alone.executeWithoutResult(
                status -> jdbc.sql("""
                        insert into model_use (account, day, exchanges, asked, answered) values (?, ?, 1, ?, ?)
                        on conflict (account, day) do update set exchanges = model_use.exchanges + 1,
                            asked = model_use.asked + excluded.asked, answered = model_use.answered + excluded.answered""").params(account, day, asked, answered).update());
    }
}
