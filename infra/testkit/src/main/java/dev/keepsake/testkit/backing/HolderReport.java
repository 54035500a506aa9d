// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.backing;

import dev.keepsake.localstack.StackAddresses;
import org.jspecify.annotations.Nullable;

/**
 * What the holder tells the tests.
 *
 * @param pid of the holder
 * @param addresses absent if the servers did not start
 * @param problem why they did not
 */
record HolderReport(
        long pid,
        @Nullable StackAddresses addresses,
        @Nullable String problem) {

    boolean isAlive() {
        return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
    }
}
