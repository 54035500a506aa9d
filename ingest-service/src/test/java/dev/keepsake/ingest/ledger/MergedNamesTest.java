// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.ingest.ledger.MergedNames.Merge;
import java.util.List;
import org.junit.jupiter.api.Test;

class MergedNamesTest {
    private final MergedNames names = new MergedNames(
            List.of(new Merge("Liz", "Beth"), new Merge("Beth", "Elizabeth"), new Merge("Rob", "Robert")));

    @Test
    void aNameAnswersUnderTheLastOneItWasMergedInto_howeverItIsWritten() {
        assertThat(names.entityOf("  LIZ")).isEqualTo("Elizabeth");
        assertThat(names.entityOf("Ida")).isEqualTo("Ida");
    }

    @Test
    void anEntityKnowsItsOtherNames_andNoneOfOthers() {
        assertThat(names.alsoCalled("Elizabeth")).containsExactly("Liz", "Beth");
        assertThat(names.alsoCalled("Ida")).isEmpty();
    }

    @Test
    void namesAreOne_whenTheyAnswerUnderOne() {
        assertThat(names.areOne("Liz", "elizabeth")).isTrue();
        assertThat(names.areOne("Liz", "Rob")).isFalse();
    }
}
