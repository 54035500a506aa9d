// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class OwnNameTest {

    @Test
    void takesTheNameThatIsGiven() {
        assertThat(OwnName.of(Map.of("KEEPSAKE_NAME", "Ann-Kathrin Wu"), "akw")).hasValue("Ann-Kathrin Wu");
    }

    @Test
    void takesTheAccountsNameOtherwise() {
        assertThat(OwnName.of(Map.of(), "henrik")).hasValue("Henrik");
    }

    @Test
    void knowsNoName_whenTheAccountIsNoPersons() {
        assertThat(OwnName.of(Map.of(), "root")).isEmpty();
        assertThat(OwnName.of(Map.of(), "svc-42")).isEmpty();
        assertThat(OwnName.of(Map.of("KEEPSAKE_NAME", " "), "?")).isEmpty();
    }
}
