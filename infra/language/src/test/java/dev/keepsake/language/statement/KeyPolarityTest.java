// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyPolarityTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I can't stand okra.                      | dislike okra
            I hate okra.                             | dislike okra
            I love okra.                             | like okra
            I don't like okra.                       | not like okra
            I don't dislike jazz.                    | not dislike jazz
            I no longer use Emacs.                   | no longer use emacs
            I don't play the oboe any more.          | no longer play oboe
            I used to play the oboe.                 | formerly play oboe
            I never learned to swim.                 | not learn to swim
            I sold my canoe.                         | formerly have canoe
            I have two children.                     | have children
            My passport expires in November.         | passport expire
            My sister's wedding is in Bern.          | sister's wedding
            """)
    void aKeySaysWhatTheStatementSays(String said, String key) {
        assertThat(Rosa.says(said).statements()).extracting(Statement::key).containsExactly(key);
    }
}
