// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class WordEraserTest {

    @Test
    void takesTheWordsOutWhereverTheyStand() {
        assertThat(WordEraser.without("The gate is green. I know. The gate is green.", "The gate is green.", List.of()))
                .isEqualTo(" I know. ");
    }

    @Test
    void leavesWordsThatAnotherMemoryRestsOn() {
        String line = "I have a cat and a dog.";

        assertThat(WordEraser.without(line, line, List.of("a dog"))).isEqualTo(line);
    }
}
