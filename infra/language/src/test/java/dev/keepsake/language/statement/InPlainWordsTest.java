// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.statement.Rosa.texts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The wording of statements: plain, and reading well on their own. */
class InPlainWordsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ghent is where I live.                          | Rosa lives in Ghent.
            my home is in Ghent                             | Rosa lives in Ghent.
            Norvik is my employer.                          | Rosa works at Norvik.
            I started my new job on Monday.                 | Rosa started a new job on 15 June 2026.
            I handed in my notice.                          | Rosa handed in their notice.
            I owe my brother a canoe.                       | Rosa owes Rosa's brother a canoe.
            omgg ok so i made the team                      | Rosa made the team.
            I moved to Ghent and have two cats.             | Rosa moved to Ghent and has two cats.
            I would never move to a city.                   | Rosa would never move to a city.
            mom called from Asti                            | Rosa's mom called from Asti.
            I had dinner with grandpa.                      | Rosa had dinner with Rosa's grandpa.
            dad's knee is better                            | Rosa's dad's knee is better.
            User's aunt Greta lives in Asti.                | Rosa's aunt Greta lives in Asti.
            User works at Norvik.                           | Rosa works at Norvik.
            User settings live in Postgres.                 | User settings live in Postgres.
            nvm the harp lessons                            | Rosa calls off the harp lessons.
            I've lived in Ghent for nine years.             | Rosa has lived in Ghent for nine years (as of 16 June 2026).
            Please be advised that my office moved to Ghent. | Rosa's office moved to Ghent.
            For future reference, my locker is number 12.   | Rosa's locker is number 12.
            I'd like you to know that I'm left-handed.      | Rosa is left-handed.
            Just a heads up, I sold the canoe.              | Rosa sold the canoe.
            Note to self: the spare key is under the pot.   | The spare key is under the pot.
            reminder I'm off on Friday                      | Rosa is off on 19 June 2026.
            As of today I no longer chair the board.        | As of 16 June 2026 Rosa no longer chairs the board.
            I drove home, it's fine I think.                | Rosa drove home, it's fine Rosa thinks.
            Nora thinks I should sell my boat.              | Nora thinks Rosa should sell Rosa's boat.
            Glad I can still row on Sundays.                | Rosa is glad Rosa can still row on Sundays.
            Prefer window seats                             | Rosa prefers window seats.
            Allergic to shellfish                           | Rosa is allergic to shellfish.
            I retook the driving test.                      | Rosa retook the driving test.
            I reset the boiler and overslept.               | Rosa reset the boiler and overslept.
            I resent the noise.                             | Rosa resents the noise.
            My dear late husband Udo and I bought a boat.   | Rosa's dear late husband Udo and Rosa bought a boat.
            """)
    void saysItPlainly(String said, String text) {
        assertThat(texts(said)).containsExactly(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I finally bought the Hartmann cello. It's from 1921.   | The Hartmann cello is from 1921.
            I finally bought the Hartmann cello. It belonged to my aunt. | The Hartmann cello belonged to Rosa's aunt.
            My bike got stolen. It was made in Asti.               | Rosa's bike was made in Asti.
            """)
    void saysWhatItIs_whereTheSentenceBeforeNamesOneThing(String said, String text) {
        assertThat(texts(said)).contains(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I put the lamp on the shelf. It has a crack.
            I bought a bike. It's raining today.
            I bought a bike. It's hard to say goodbye to summer.
            """)
    void leavesItAlone_whereItMayBeAnything(String said) {
        assertThat(texts(said)).noneMatch(text -> text.matches("(?i).*the (?:lamp|shelf|bike) (?:has|is) .*"));
    }

    @Test
    void aTitleBelongsToTheNameBehindIt() {
        assertThat(Rosa.says("As of today I no longer chair the board; Prof. Lund has taken over from me.")
                        .statements())
                .extracting(Statement::entity, Statement::text)
                .containsExactly(
                        tuple("Rosa", "As of 16 June 2026 Rosa no longer chairs the board."),
                        tuple("Prof. Lund", "Prof. Lund has taken over from Rosa."));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Iceland is cold.           | DETAIL
            Vienna has many bridges.   | DETAIL
            Jordan has many bridges.   | PEOPLE
            Rosa has many bridges.     | DETAIL
            User prefers bridges.      | PREF
            """)
    void aPlaceIsNobody_andWhoSaysItIsNobodyElse(String said, Statement.Kind kind) {
        assertThat(Rosa.says(said).statements()).extracting(Statement::kind).containsExactly(kind);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rollback = `git revert head`",
                "The command is `make deploy`",
                "The fix is in the readme [see chapter 4]",
                "My favourite book is \"Dune\"",
                "The hint is «blue»"
            })
    void theQuoteKeepsTheMarkAtItsEnd(String said) {
        assertThat(Rosa.says(said).statements())
                .extracting(statement -> statement.quote().text())
                .containsExactly(said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Where do you live?    | Ghent.                    | Rosa lives in Ghent.
            Where do you live?    | Just outside Ghent.       | Rosa lives just outside Ghent.
            Where are you from?   | Asti.                     | Rosa is from Asti.
            Where will you go?    | Probably my aunt's house. | Asked "Where will you go?", Rosa answered on 16 June 2026: "Probably my aunt's house."
            """)
    void anAnswerThatNamesAPlaceIsJoinedOnlyWhereItReadsWell(String question, String said, String text) {
        assertThat(texts(Rosa.answers(question, said))).containsExactly(text);
    }

    @Test
    void namesakesStayApart() {
        assertThat(Rosa.says("Alex Moreau leads design at Norvik. Alex Brandt is my climbing partner. Alex called.")
                        .statements())
                .extracting(Statement::entity)
                .containsExactly("Alex Moreau", "Alex Brandt", "Alex");
    }
}
