// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SelfNamesTest {

    @Test
    void anArticleIsNobodysName_alsoWhereThePersonHasGivenNone() {
        SelfNames nameless = new SelfNames("The user");

        assertThat(nameless.isName("the")).isFalse();
        assertThat(nameless.isName("The user")).isTrue();
        assertThat(nameless.isName("user")).isTrue();
    }
}
