// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.servicekit;

import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.Refusal;
import dev.keepsake.contracts.call.RetryAfter;
import dev.keepsake.messaging.ErrorTranslator;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.util.Optional;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.RecoverableDataAccessException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.transaction.CannotCreateTransactionException;

/**
 * Recognises that PostgreSQL is away, restarting or too busy. A statement it refuses for what it says is none of these: that
 * is a fault of ours.
 */
final class DatabaseFailures implements ErrorTranslator {
    private static final Refusal UNAVAILABLE = new Refusal(
            ErrorCode.STORE_UNAVAILABLE, "The database does not answer; nothing was lost. " + RetryAfter.SENTENCE);
    private static final String CONNECTION_FAILED = "08";
    private static final String RESOURCES_SHORT = "53";
    private static final String SHUTTING_DOWN = "57P";

    @Override
    public Optional<Refusal> translate(Throwable failure) {
        return isPassing(failure) ? Optional.of(UNAVAILABLE) : Optional.empty();
    }

    private static boolean isPassing(Throwable failure) {
        if (failure instanceof SQLException sql) {
            String state = sql.getSQLState();
            // The server never answers without a state: the pool had closed the connection, as in the middle of a
            // commit.
            return state == null
                    || sql instanceof SQLTransientException
                    || state.startsWith(CONNECTION_FAILED)
                    || state.startsWith(RESOURCES_SHORT)
                    || state.startsWith(SHUTTING_DOWN);
        }
        return failure instanceof DataAccessResourceFailureException
                || failure instanceof TransientDataAccessException
                || failure instanceof RecoverableDataAccessException
                || failure instanceof CannotCreateTransactionException;
    }
}
