// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.statement.Rosa.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.language.statement.Statement.Category;
import dev.keepsake.language.statement.Statement.Kind;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocalStatementExtractorTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            I play the harp.                                | Rosa plays the harp.
            I'm a carpenter.                                | Rosa is a carpenter.
            I've sold my boat.                              | Rosa has sold their boat.
            I don't eat fish.                               | Rosa doesn't eat fish.
            I never drive at night.                         | Rosa never drives at night.
            I don't mind the cold.                          | Rosa doesn't mind the cold.
            I work and live in Ulm.                         | Rosa works and lives in Ulm.
            I like to sing and dance.                       | Rosa likes to sing and dance.
            I studied geology.                              | Rosa studied geology.
            I'll teach pottery.                             | Rosa will teach pottery.
            I'd love to see Iceland.                        | Rosa would love to see Iceland.
            im allergic to nuts                             | Rosa is allergic to nuts.
            My cousin gave me his kayak.                    | Rosa's cousin gave Rosa his kayak.
            My husband and I run a bakery.                  | Rosa's husband and Rosa run a bakery.
            Our dog Balu hates the vacuum.                  | Rosa's dog Balu hates the vacuum.
            We sold the orchard.                            | Rosa said that they sold the orchard.
            Bought a red tent!                              | Rosa bought a red tent.
            Gonna repaint the kitchen.                      | Rosa is going to repaint the kitchen.
            Wow, thanks Tim! I finally passed the exam lol  | Rosa finally passed the exam.
            The choir has made me feel welcome.             | The choir has made Rosa feel welcome.
            There are two hens in my garden.                | There are two hens in Rosa's garden.
            Remember that my bicycle has a flat tyre.       | Rosa's bicycle has a flat tyre.
            Kindly note that my uncle keeps bees lol        | Rosa's uncle keeps bees.
            Dear Otto, for your information: I keep bees.   | Rosa keeps bees.
            """)
    void tellsInTheThirdPersonWhatThePersonSays(String said, String statement) {
        assertThat(texts(said)).containsExactly(statement);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            I adopted a goat yesterday.           | Rosa adopted a goat on 15 June 2026.           | 2026-06-14T22:00:00Z
            I planted the pear tree last Friday.  | Rosa planted the pear tree on 12 June 2026.    | 2026-06-11T22:00:00Z
            I have taught maths since 2015.       | Rosa has taught maths since 2015.              | 2014-12-31T23:00:00Z
            The exam is next Monday.              | The exam is on 22 June 2026.                   |
            I jog every Sunday.                   | Rosa jogs every Sunday.                        |
            """)
    void putsDatesInPlaceOfRelativeTimes(String said, String statement, Instant validFrom) {
        Statement only = only(said);

        assertThat(only.text()).isEqualTo(statement);
        assertThat(only.validFrom()).isEqualTo(validFrom);
    }

    @Test
    void namesThePlaceThatThereMeans_andThePersonWhoWasMet() {
        assertThat(texts("My sister Vera moved to Porto. She loves it there."))
                .containsExactly("Rosa's sister Vera moved to Porto.", "Vera loves it in Porto.");
        assertThat(texts("I met Anton. He mends clocks.")).containsExactly("Rosa met Anton.", "Anton mends clocks.");
    }

    @Test
    void tellsWhatBelongsToSomebodyNamedOfThem_butNotWhoBelongsToThem() {
        Statement birthday = only("Vera's birthday is on 4 May.");
        Statement sister = only("Vera's sister is a nurse.");

        assertThat(List.of(birthday.entity(), birthday.key(), birthday.value()))
                .containsExactly("Vera", "birthday", "on 4 May");
        assertThat(sister.entity()).isEqualTo("Vera's sister");
        assertThat(only("Liz lives in Turku.").key()).isEqualTo("home");
    }

    @Test
    void endsTheValidityOfWhatLastsUntilADay() {
        assertThat(only("The pool is closed until next Monday.").validTo())
                .isEqualTo(Instant.parse("2026-06-21T22:00:00Z"));
    }

    @Test
    void leavesTheWordsInQuotationMarksAsTheyAre() {
        assertThat(texts("The baker said \"I hate my oven\" and laughed."))
                .containsExactly("The baker said \"I hate my oven\" and laughed.");
    }

    @Test
    void answersWithItsQuestionWhereOnlyTheQuestionSaysWhatIsMeant() {
        assertThat(texts(Rosa.answers("Do you own the harp?", "No, it's on loan.")))
                .containsExactly("Rosa does not own the harp, it's on loan.");
        assertThat(texts(Rosa.answers("Is the fair in May?", "No, it moved to June.")))
                .containsExactly(
                        "Asked \"Is the fair in May?\", Rosa answered on 16 June 2026: \"No, it moved to June.\"");
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', textBlock = """
            Do you still sing in the choir?   | Yes, every Thursday with my aunt. | Rosa still sings in the choir every Thursday with Rosa's aunt.
            Nice! Are you a vegetarian?       | Yes.                              | Rosa is a vegetarian.
            Do you like opera?                | No                                | Rosa does not like opera.
            Where do you live?                | In Ulm.                           | Rosa lives in Ulm.
            How many hens do you have?        | Three.                            | Rosa has three hens.
            What's your dentist's name?       | Dr. Abel.                         | Rosa's dentist's name is Dr. Abel.
            Is your brother a pilot?          | Yes.                              | Asked "Is your brother a pilot?", Rosa answered on 16 June 2026: "Yes."
            """)
    void joinsAShortAnswerWithItsQuestion(String question, String answer, String statement) {
        Extraction extraction = Rosa.answers(question, answer);

        assertThat(extraction.statements()).extracting(Statement::text).containsExactly(statement);
        assertThat(extraction.statements().get(0).quote().text()).isEqualTo(answer);
    }

    @Test
    void namesTheOnlyPersonAPronounCanMean() {
        assertThat(texts("My sister Vera turned forty. She wants a telescope."))
                .containsExactly("Rosa's sister Vera turned forty.", "Vera wants a telescope.");
    }

    @Test
    void looksForThatPersonInEarlierLinesToo() {
        Extraction extraction = Rosa.says("He broke his arm yesterday.", "My son Emil plays handball.");

        assertThat(extraction.statements()).singleElement().satisfies(statement -> {
            assertThat(statement.text()).isEqualTo("Emil broke Emil's arm on 15 June 2026.");
            assertThat(statement.entity()).isEqualTo("Emil");
        });
    }

    @Test
    void learnsNothingWhereAPronounCouldMeanSeveral() {
        assertThat(texts("My sister met my aunt. She wants a telescope."))
                .containsExactly("Rosa's sister met Rosa's aunt.");
    }

    @Test
    void leavesWithOthersWhatOthersSaid() {
        Statement statement = only("My friend Anton told me that he hates camping.");

        assertThat(statement.entity()).isEqualTo("Anton");
        assertThat(statement.text()).isEqualTo("Rosa's friend Anton told Rosa that Anton hates camping.");
        assertThat(statement.kind()).isEqualTo(Kind.PEOPLE);
    }

    @Test
    void keepsANoteAboutSomebodyElseAsItIs() {
        Statement statement = only("Hilde repairs clocks in Graz.");

        assertThat(statement.text()).isEqualTo("Hilde repairs clocks in Graz.");
        assertThat(statement.entity()).isEqualTo("Hilde");
        assertThat(statement.category()).isEqualTo(Category.RELATIONSHIP);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            I can't stand licorice.       | PREF   | PREFERENCE | true
            My favourite soup is borscht. | PREF   | PREFERENCE | false
            I no longer use a typewriter. | DETAIL | FACT       | true
            I have to renew my passport.  | PLAN   | TASK       | false
            My uncle lives in Turin.      | PEOPLE | RELATIONSHIP | false
            I own a windmill.             | DETAIL | FACT       | false
            """)
    void sortsStatementsAndKeepsWhatTheyDeny(String said, Kind kind, Category category, boolean negated) {
        Statement statement = only(said);

        assertThat(statement.kind()).isEqualTo(kind);
        assertThat(statement.category()).isEqualTo(category);
        assertThat(statement.negated()).isEqualTo(negated);
    }

    @ParameterizedTest(name = "{0} / {1}")
    @CsvSource(delimiter = '|', textBlock = """
            I live in Ulm.                | I live in Graz now.
            My favourite soup is borscht. | My favourite soup is miso.
            I like opera.                 | I don't like opera.
            """)
    void givesOneKeyToWhatCannotBothHold(String one, String other) {
        assertThat(KeyPolarity.matter(only(one).key()))
                .isEqualTo(KeyPolarity.matter(only(other).key()));
        assertThat(only(one).entity()).isEqualTo(only(other).entity());
    }

    @Test
    void givesDifferentKeysToWhatCanBothHold() {
        assertThat(only("I like opera.").key())
                .isNotEqualTo(only("I like jazz.").key());
    }

    @Test
    void keepsOtherLanguagesWordForWord_withWhoSaysItWhereItIsAboutThem() {
        assertThat(texts("Meine Tante wohnt in Graz. Sie spielt Geige."))
                .containsExactly("Rosa said on 16 June 2026: \"Meine Tante wohnt in Graz.\"", "Sie spielt Geige.");
        assertThat(texts("叔母は京都に住んでいます。")).containsExactly("叔母は京都に住んでいます。");
    }

    @Test
    void restsEveryStatementOnALiteralPartOfTheLine() {
        String line = "Oh hey, I’m moving on Friday 😀 — my brother Otto helps me, and I'd sell the piano if I could!";

        assertThat(Rosa.says(line).statements())
                .isNotEmpty()
                .allSatisfy(statement -> assertThat(line.substring(
                                statement.quote().start(), statement.quote().end()))
                        .isEqualTo(statement.quote().text()));
    }

    private static Statement only(String said) {
        List<Statement> statements = Rosa.says(said).statements();
        assertThat(statements).hasSize(1);
        return statements.get(0);
    }
}
