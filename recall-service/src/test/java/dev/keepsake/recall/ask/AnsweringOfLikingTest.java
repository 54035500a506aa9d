// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnsweringOfLikingTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Teo | Teo loves opera but hates ballet.  | Do I love opera?
            Teo | Teo loves opera but hates ballet.  | Do I hate ballet?
            Teo | Teo isn't a fan of kidneys at all. | Do I dislike kidneys?
            Teo | Teo is a big fan of Verdi.         | Do I like Verdi?
            Teo | Teo is keen on camping.            | Do I like camping?
            Teo | Teo doesn't care for herrings.     | Do I dislike herrings?
            Teo | Teo said that he loves herrings.   | Do I love herrings?
            Teo | Teo dislikes olives.               | Do I dislike olives?
            Teo | Teo is crazy about olives.         | Do I love olives?
            Teo | Teo likes olives but not capers.   | Do I like olives?
            Lea | Lea can't bear cats.               | Does Lea dislike cats?
            """)
    void affirmsTheAttitudeThatIsTold(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question))
                .startsWith("Yes. ")
                .endsWith(known);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Teo          | Teo loves opera but hates ballet.                  | Do I love ballet?
            Teo          | Teo loves opera but hates ballet.                  | Do I like ballet?
            Teo          | Teo doesn't dislike polka, Teo just seldom dances. | Do I dislike polka?
            Teo          | Teo isn't a fan of kidneys at all.                 | Do I like kidneys?
            Teo          | Teo isn't a fan of kidneys at all.                 | Am I a fan of kidneys?
            Teo          | Teo is a big fan of Verdi.                         | Do I hate Verdi?
            Teo          | Teo is not keen on camping.                        | Do I like camping?
            Teo          | Teo has gone off tennis.                           | Do I like tennis?
            Teo          | Teo can't stand herrings.                          | Do I enjoy herrings?
            Teo          | Teo never liked herrings.                          | Do I like herrings?
            Lea          | Lea is fond of herrings.                           | Does Lea hate herrings?
            Teo's family | Nobody in Teo's family likes karaoke.              | Does anybody in my family like karaoke?
            Teo          | Teo doesn't like herrings.                         | Don't I like herrings?
            Teo          | Teo adores olives.                                 | Do I dislike olives?
            Teo          | Teo hates olives.                                  | Do I like olives?
            Teo          | Teo is sick of olives.                             | Do I like olives?
            Teo          | Teo is not fond of olives.                         | Do I like olives?
            Teo          | Teo does not hate olives.                          | Do I hate olives?
            Teo          | Teo likes olives but not capers.                   | Do I like capers?
            Teo's band   | Nobody in Teo's band hates jazz.                   | Does anybody in my band hate jazz?
            Lea          | Lea hates cats.                                    | Does Lea like cats?
            Lea          | Lea does not enjoy hiking.                         | Does Lea enjoy hiking?
            Lea          | Lea isn't into cats.                               | Is Lea into cats?
            """)
    void deniesTheOtherAttitude(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question)).startsWith("No. ").endsWith(known);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Teo        | Teo doesn't dislike polka, Teo just seldom dances. | Do I like polka?
            Teo        | Teo hardly likes olives.                           | Do I like olives?
            Teo's band | Nobody in Teo's band likes jazz.                   | Does anybody in my band hate jazz?
            Lea        | Lea doesn't mind cats.                             | Does Lea like cats?
            """)
    void saysNeitherYesNorNo_whenLikingIsLeftOpen(String entity, String known, String question) {
        assertThat(OneMemory.answer(entity, known, question))
                .doesNotStartWith("Yes.")
                .doesNotStartWith("No.");
    }

    @Test
    void holdsToWhatWasSaidLater_whenAMemorySaysYesAndAnotherNo() {
        assertThat(OneMemory.later("Do I like tennis?", "Teo adores tennis.", "Teo has gone off tennis."))
                .startsWith("No. ");
        assertThat(OneMemory.later("Do I like tennis?", "Teo hates tennis.", "Teo loves tennis."))
                .startsWith("Yes. ");
    }
}
