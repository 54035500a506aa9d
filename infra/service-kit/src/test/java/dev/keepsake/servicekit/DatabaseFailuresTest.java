// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.servicekit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.Refusal;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.dao.QueryTimeoutException;
import org.springframework.jdbc.CannotGetJdbcConnectionException;
import org.springframework.transaction.CannotCreateTransactionException;

class DatabaseFailuresTest {
    private final DatabaseFailures failures = new DatabaseFailures();

    @Test
    void saysTheStoreIsAway_whenThereIsNoConnection() {
        assertThat(failures.translate(new CannotGetJdbcConnectionException("no", new SQLException())))
                .get()
                .extracting(Refusal::code)
                .isEqualTo(ErrorCode.STORE_UNAVAILABLE);
        assertThat(failures.translate(new CannotCreateTransactionException("no")))
                .isPresent();
        assertThat(failures.translate(new SQLTransientConnectionException("pool")))
                .isPresent();
        assertThat(failures.translate(new SQLException("shutting down", "57P01")))
                .isPresent();
        assertThat(failures.translate(new QueryTimeoutException("slow"))).isPresent();
    }

    @Test
    void saysTheStoreIsAway_whenItDiedInTheMiddleOfACommit() {
        assertThat(failures.translate(new SQLException("Connection is closed"))).isPresent();
        assertThat(failures.translate(new SQLException("I/O error while sending to the backend", "08006")))
                .isPresent();
    }

    @Test
    void leavesFaultsOfOurOwn() {
        assertThat(failures.translate(new DuplicateKeyException("twice"))).isEmpty();
        assertThat(failures.translate(new SQLException("syntax", "42601"))).isEmpty();
        assertThat(failures.translate(new IllegalStateException())).isEmpty();
    }
}
