// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DigestsTest {

    @Test
    void oneSubjectWhateverTheCaseWhiteSpaceAndUnicodeForm() {
        String subject = Digests.subject("Café Straße", "opening hours");

        assertThat(Digests.subject(" CAFE\u0301  STRASSE ", "Opening\u00a0Hours\u200b"))
                .isEqualTo(subject);
    }

    @Test
    void entityAndKeyDoNotRunIntoOneAnother() {
        assertThat(Digests.subject("a b", "c")).isNotEqualTo(Digests.subject("a", "b c"));
    }

    @Test
    void valuesThatDifferInAWordAreNotTheSame() {
        assertThat(Digests.same("The gate opens at 8.", "the gate  opens at 8."))
                .isTrue();
        assertThat(Digests.same("The gate opens at 8.", "The gate opens at 9.")).isFalse();
    }
}
