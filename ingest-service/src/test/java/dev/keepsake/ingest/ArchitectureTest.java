// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import dev.keepsake.testkit.architecture.ServiceRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    @Test
    void holdsToTheRulesOfAService() {
        ServiceRules.of("dev.keepsake.ingest").check();
    }
}
