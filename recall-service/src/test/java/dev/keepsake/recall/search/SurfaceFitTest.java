// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SurfaceFitTest {
    @Test
    void knowsATimeAskedForAndATimeNamed() {
        assertThat(SurfaceFit.TIME.isAskedBy("When did Marek sell the canoe?")).isTrue();
        assertThat(SurfaceFit.TIME.isAskedBy("Whom did Marek sell the canoe to?"))
                .isFalse();
        assertThat(SurfaceFit.TIME.isIn("Marek sold it two weeks ago.")).isTrue();
        assertThat(SurfaceFit.TIME.isIn("Marek sold the canoe.")).isFalse();
    }

    @Test
    void knowsANumberAndAName() {
        assertThat(SurfaceFit.NUMBER.isAskedBy("How many sheep are there?")).isTrue();
        assertThat(SurfaceFit.NUMBER.isIn("There are twelve of them.")).isTrue();
        assertThat(SurfaceFit.NAME.isAskedBy("Where does she live?")).isTrue();
        assertThat(SurfaceFit.NAME.isIn("She lives in Ghent.")).isTrue();
        assertThat(SurfaceFit.NAME.isIn("She lives by the sea, and I like it.")).isFalse();
    }
}
