// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.statement.Rosa.texts;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A pronoun is given to the one person it can mean, and to nobody where it can mean two. */
class PronounTest {
    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "My neighbour Ruth has a son named Jonas. He studies law.",
                "My brother Nils adopted a boy, Ivo. He fears dogs.",
                "My aunt Greta visited Pauline. She limps badly.",
                "My coach Maren replaced Bela. He snores loudly.",
                "Karl hired Peter in Ulm. He owns a boat.",
                "Jutta had dinner with Dana and Marco. She teaches chess.",
                "My cousin called the plumber. He repairs pipes.",
                "My colleague Robin has a sister. She teaches chess.",
                "My uncle laughed at Jonas. He owns a boat.",
                "My aunt owns a farm. Did Pauline call? She teaches chess."
            })
    void learnsNothing_whereTwoCouldBeMeant(String said) {
        Extraction extraction = Rosa.says(said);

        assertThat(extraction.statements()).hasSize(1);
        assertThat(extraction.skipped()).extracting(Skipped::reason).last().isEqualTo(Skipped.Reason.POINTS_BACK);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            My friend Anton told me that he loathes camping but his mum booked him a place. He sulked about it, poor lad. | Anton
            My colleague Mina said that she dreads flying but her boss sent her on a trip to Oslo. She cried about it. | Mina
            My friend Sanne said her mum enrolled her in a ballet class. Her teacher scares her.   | Sanne's teacher
            My friend Anton told me that he hates tents. His brother laughed at him.               | Anton's brother
            """)
    void aStoryOfAnotherStaysTheirs(String said, String last) {
        assertThat(entities(said)).doesNotContain("Rosa").last().isEqualTo(last);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            My cousin Bram told me that his sister Lena failed the exam. She was crushed.          | Lena was crushed.
            My friend Anton told my sister Ida that he hates tents. She laughed.                   | Ida laughed.
            My friend Dina thinks that her landlord cheats her. He raised the rent twice.          | Dina's landlord raised the rent twice.
            My uncle Karl and my aunt Vera are moving. He found a job, and she will retire.        | Karl found a job, and Vera will retire.
            """)
    void aPronounTellsWhoTheOtherPronounIsNot(String said, String last) {
        assertThat(texts(said)).last().isEqualTo(last);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            My dog Pretzel has a check-up on Friday. He is allergic to chicken.   | Pretzel is allergic to chicken.
            We adopted a kitten. She sleeps in the sink.                          | Rosa's kitten sleeps in the sink.
            My friend Anton has a dog. He hates football.                         | Anton hates football.
            """)
    void anAnimalIsMeant_whereNoPersonCanBe(String said, String last) {
        assertThat(texts(said)).last().isEqualTo(last);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            My friend Robin told me they hate olives. They were sick from one.   | Robin   | Robin was sick from one.
            My friend Robin says they run a supper club. They serve ten guests.  | Robin   | Robin serves ten guests.
            My friends Tom and Eva bought a houseboat. They paint it green.      | Tom and Eva | Tom and Eva paint it green.
            """)
    void theyAreOnePerson_whereOneWhoTellsIsCalledSo_orTheTwoThatWereNamed(String said, String entity, String last) {
        assertThat(entities(said)).last().isEqualTo(entity);
        assertThat(texts(said)).last().isEqualTo(last);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            A friend of mine told me that he hates opera.            | Rosa's friend
            Our new intern told me that she speaks Catalan.          | Rosa's new intern
            The guy next door told me that he plays chess.           | the guy next door
            The doctor told me that I have asthma.                   | Rosa
            """)
    void whatSomebodyTellsOfThemselvesIsAboutThem(String said, String entity) {
        assertThat(entities(said)).containsExactly(entity);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"He was upset about it.", "Her kids moved to Ulm.", "My boss met Dana. They broke the fence."})
    void learnsNothingOfAnybody_whoWasNotNamed(String said) {
        assertThat(texts(said)).noneMatch(text -> text.startsWith("Rosa said"));
    }

    @Test
    void reportsWhatTheyDo_whereTheyMayBeThings() {
        assertThat(texts("They cost nine euros a dozen."))
                .containsExactly("Rosa said on 16 June 2026: \"They cost nine euros a dozen.\"");
    }

    @Test
    void aNameSaidAgainAsAPronounIsWhoItIsAbout() {
        assertThat(entities("My husband Piotr he is coming in May.")).containsExactly("Piotr");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            My neighbour Ruth has a son named Jonas. She studies law.  | Ruth studies law.
            My uncle Otto married Doris. She paints icons.             | Doris paints icons.
            My husband works for Norvik. He commutes by train.         | Rosa's husband commutes by train.
            My sister moved to Bergen, Norway. She speaks Danish.      | Rosa's sister speaks Danish.
            We adopted a girl, Tove. She fears dogs.                   | Tove fears dogs.
            My boss is Karin. She speaks Danish.                       | Rosa's boss speaks Danish.
            Ivo is my nephew. He fears dogs.                           | Ivo fears dogs.
            My husband works for Norvik. He built the shed himself.    | Rosa's husband built the shed himself.
            """)
    void namesWhoIsMeant_whereOnlyOneCanBe(String said, String last) {
        assertThat(texts(said)).last().isEqualTo(last);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            My husband works for Norvik. His mother plays golf.        | Rosa's husband's mother | play golf
            My husband works for Norvik. His birthday is on 4 May.     | Rosa's husband          | birthday
            My husband works for Norvik. His car is red.               | Rosa's husband          | car
            """)
    void isAboutWhomThePronounOwns_orWhatTheOwnerHas(String said, String entity, String key) {
        assertThat(Rosa.says(said).statements()).last().satisfies(statement -> {
            assertThat(statement.entity()).isEqualTo(entity);
            assertThat(statement.key()).isEqualTo(key);
        });
    }

    @Test
    void looksAtAllOfTheLastLinesForWhoElseIsMeant() {
        assertThat(texts("He broke an arm.", "My son Emil plays handball.", "Thomas mended the roof."))
                .isEmpty();
    }

    @Test
    void leavesAPronounWhereItStands_whenItsClauseNamesSomebodyElse() {
        assertThat(texts("We have a toddler too, Tove, she turned two in May.", "My partner Eske is a carpenter."))
                .noneMatch(text -> text.contains("Eske"));
    }

    private static List<String> entities(String said) {
        return Rosa.says(said).statements().stream().map(Statement::entity).toList();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            I mended my grandpa's clock. He built it.                      | Rosa's grandpa built it.
            My mum's flying in from Bergen. She was a judge.               | Rosa's mum was a judge.
            Mrs Okafor met Mr Lund. She sold the mill.                     | Mrs Okafor sold the mill.
            The Harrisons moved in. Their son Theo plays chess.            | The Harrisons' son Theo plays chess.
            """)
    void aTitleAFamilyOrWhatSomebodyOwnsTellsWhoIsMeant(String said, String last) {
        assertThat(texts(said)).last().isEqualTo(last);
    }

    @Test
    void whoIsNamedLastAsAnOwnerOwnsNothingThatIsNamed() {
        assertThat(texts("That bike is my mum's. She is 70.")).contains("That bike is Rosa's mum's.");
    }
}
