// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.forget;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TelltalesTest {
    private final Telltales telltales = new Telltales();

    @Test
    void namesAndNumbersOfTheQuoteGiveItAway() {
        telltales.named("Our ferry Havørn leaves at 17:45. It is late.");

        assertThat(telltales.areIn("So Havørn it is.")).isTrue();
        assertThat(telltales.areIn("At 45 past, then?")).isTrue();
        assertThat(telltales.areIn("It is our pleasure, the ferry is late.")).isFalse();
    }

    @Test
    void wordsOfTheValueGiveItAway_withOtherEndingsToo() {
        telltales.said("allergic to walnuts and to them only");

        assertThat(telltales.areIn("Noted, not a walnut for you.")).isTrue();
        assertThat(telltales.areIn("I can do that only for them.")).isFalse();
    }

    @Test
    void whatIsStillToldGivesNothingAway() {
        telltales.named("I sail with Runa and Odd.");
        telltales.told("Runa came by yesterday.");

        assertThat(telltales.areIn("Say hello to Runa's dog.")).isFalse();
        assertThat(telltales.areIn("And to Odd.")).isTrue();
    }
}
