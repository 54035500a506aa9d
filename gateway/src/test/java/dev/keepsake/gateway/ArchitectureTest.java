// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway;

import dev.keepsake.testkit.architecture.ServiceRules;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    @Test
    void keepsTheRulesOfEveryService() {
        ServiceRules.of("dev.keepsake.gateway").check();
    }
}
