// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameBeforeVerbTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            Oleg paints the fence.           | Oleg
            Zoë plays the harp.              | Zoë
            Jo plays the harp.               | Jo
            Jürgen lives in Gdańsk.          | Jürgen
            Hope drives a red van.           | Hope
            Will lives in Ulm.               | Will
            Will is my brother.              | Will
            Cleo hates coriander.            | Cleo
            Cleo manages the bakery.         | Cleo
            Cleo bakes rye bread at Mill Lane.     | Cleo
            Petra Keller bakes rye bread at the corner shop. | Petra Keller
            Mr. Okafor bakes rye bread.      | Mr. Okafor
            """)
    void whatSomebodyNamedDoesIsAboutThem(String said, String entity) {
        assertThat(Rosa.says(said).statements()).singleElement().satisfies(statement -> {
            assertThat(statement.entity()).isEqualTo(entity);
            assertThat(statement.text()).startsWith(entity + " ");
        });
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            My brother bakes rye bread at Mill Lane. | Rosa's brother
            The corner shop bakes rye bread daily.   | the corner shop
            Rye bread is baked at Mill Lane.         | Rye bread
            Bakes rye bread at Mill Lane.            | Rosa
            The company sales team meets on Monday.  | the company sales team
            """)
    void whoeverDoesItIsWhoItIsAbout_andWithoutOneTheThingOrTheSpeaker(String said, String entity) {
        assertThat(Rosa.says(said).statements()).extracting(Statement::entity).containsExactly(entity);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            Gonna continue the pottery course.       | Rosa is going to continue the pottery course.
            Excited for the harbour fair!            | Rosa is excited for the harbour fair.
            Been reading a book on bees.             | Rosa has been reading a book on bees.
            We both helped with the harvest.         | Rosa said that they both helped with the harvest.
            Dancing makes me happy.                  | Dancing makes Rosa happy.
            """)
    void whatTheSpeakerDoesIsAboutThem_whateverWordBeginsIt(String said, String text) {
        assertThat(Rosa.says(said).statements()).singleElement().satisfies(statement -> {
            assertThat(statement.entity()).isEqualTo("Rosa");
            assertThat(statement.text()).isEqualTo(text);
            assertThat(statement.kind()).isNotEqualTo(Statement.Kind.PEOPLE);
        });
    }

    @Test
    void aVerbInTheThirdPersonIsNeverAboutTheSpeaker() {
        assertThat(Rosa.says("Still plays the harp.").statements())
                .noneMatch(statement -> statement.text().startsWith("Rosa still"));
    }
}
