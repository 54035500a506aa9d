// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.ingest.resolve.Nadia.EARLIER;
import static dev.keepsake.ingest.resolve.Nadia.LATER;
import static dev.keepsake.ingest.resolve.Nadia.candidate;
import static dev.keepsake.ingest.resolve.Nadia.home;
import static dev.keepsake.ingest.resolve.Nadia.keyed;
import static dev.keepsake.ingest.resolve.Nadia.memory;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.ingest.ledger.Memory;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResolverTest {
    private final Resolver resolver = new Resolver();
    private final Memory known = memory(1, "Nadia", "home", "in Turin", "Nadia lives in Turin.");

    @Test
    void theSameWordsInAnotherCaseAreTheSame() {
        assertThat(resolver.resolve(home("nadia lives in  TURIN", "in TURIN", LATER), List.of(known)))
                .isEqualTo(new Resolution.Same(known));
    }

    @Test
    void anotherValueThatTellsOfAChangeIsNewer() {
        assertThat(resolver.resolve(home("Nadia now lives in Genoa.", "in Genoa", LATER), List.of(known)))
                .isEqualTo(new Resolution.Newer(List.of(known)));
    }

    @Test
    void anotherPlaceToLiveIsNewer_whenItIsToldLaterInPlainWords() {
        assertThat(resolver.resolve(home("Nadia lives in Genoa.", "in Genoa", LATER), List.of(known)))
                .isEqualTo(new Resolution.Newer(List.of(known)));
    }

    @Test
    void anotherPlaceToLiveClashesWithTheFirst_whenBothAreToldAtOnce() {
        assertThat(resolver.resolve(home("Nadia lives in Genoa.", "in Genoa", EARLIER), List.of(known)))
                .isEqualTo(new Resolution.Clash(List.of(known)));
    }

    @Test
    void anotherFavouriteIsNewer_andSeveralAreAList() {
        Memory plum = memory(2, "Nadia", "favourite colour", "plum", "Nadia's favourite colour is plum.");
        Memory novels = memory(3, "Nadia", "favourite books", "novels", "Nadia's favourite books are novels.");

        assertThat(resolver.resolve(
                        candidate("favourite colour", "Nadia's favourite colour is teal.", "teal", LATER),
                        List.of(plum)))
                .isEqualTo(new Resolution.Newer(List.of(plum)));
        assertThat(resolver.resolve(
                        candidate("favourite books", "Nadia's favourite books are comics.", "comics", LATER),
                        List.of(novels)))
                .isEqualTo(new Resolution.New());
    }

    @Test
    void anotherValueStandsBesideTheFirst_whereThereCanBeSeveral() {
        Memory one = memory(2, "Nadia", "have cat", "Nadia has a grey cat", "Nadia has a grey cat.");
        assertThat(resolver.resolve(keyed("have cat", "Nadia has a red cat.", LATER), List.of(one)))
                .isEqualTo(new Resolution.New());
    }

    @Test
    void oneThingSoldSaysNothingOfAnotherThatWasSold() {
        Memory first = memory(2, "Nadia", "have lamp", "Nadia sold lamp number 1", "Nadia sold lamp number 1.");
        assertThat(resolver.resolve(keyed("have lamp", "Nadia sold lamp number 2.", LATER), List.of(first)))
                .isEqualTo(new Resolution.New());
    }

    @Test
    void aMovedPersonNoLongerLivesWhereTheyLived() {
        assertThat(resolver.resolve(home("Nadia moved to Genoa.", "to Genoa", LATER), List.of(known)))
                .isEqualTo(new Resolution.Newer(List.of(known)));
    }

    @Test
    void aMoreExactValueTakesThePlaceOfTheOtherAndALessExactOneIsTheSame() {
        Memory exact = memory(2, "Nadia", "home", "in Turin, Italy", "Nadia lives in Turin, Italy.");
        assertThat(resolver.resolve(home("Nadia lives in Turin, Italy.", "in Turin, Italy", LATER), List.of(known)))
                .isEqualTo(new Resolution.Newer(List.of(known)));
        assertThat(resolver.resolve(home("Nadia lives in Turin.", "in Turin", LATER), List.of(exact)))
                .isEqualTo(new Resolution.Same(exact));
    }

    @Test
    void anotherAddressIsNewer_howeverMuchOfTheFirstItHolds() {
        Memory first = memory(2, "Nadia", "email", "nadia@choir.test", "Nadia's email is nadia@choir.test.");
        Candidate second = candidate("email", "Nadia's email is nadia.b@choir.test.", "nadia.b@choir.test", LATER);

        assertThat(resolver.resolve(second, List.of(first))).isEqualTo(new Resolution.Newer(List.of(first)));
    }

    @Test
    void whatWasCorrectedAndIsToldAgainDisputesTheCorrection_unlessItTellsOfAChange() {
        Memory wrong = memory(2, "Nadia", "locker", "number 12", "Nadia's locker is number 12.");
        Memory right = memory(3, "Nadia", "locker", "number 21", "Nadia's locker is number 21.");
        List<Correction> corrections = List.of(new Correction(wrong, right));
        Candidate again = candidate("locker", "Nadia's locker is number 12.", "number 12", LATER);
        Candidate before = candidate("locker", "Nadia's locker is number 12.", "number 12", EARLIER);
        Candidate back = candidate("locker", "Nadia's locker is number 12 now.", "number 12 now", LATER);

        assertThat(resolver.resolve(again, List.of(right), corrections))
                .isEqualTo(new Resolution.Clash(List.of(right)));
        assertThat(resolver.resolve(back, List.of(right), corrections)).isEqualTo(new Resolution.Newer(List.of(right)));
        assertThat(resolver.resolve(before, List.of(right), corrections)).isEqualTo(new Resolution.Refuted());
    }

    @Test
    void whatIsSoSinceALaterDayIsNewer() {
        Memory oda = memory(2, "Nadia", "treasurer", "Oda", "Nadia's treasurer is Oda.");
        Candidate ida = candidate("treasurer", "Since 8 February 2026 Nadia's treasurer is Ida.", "Ida", LATER);
        Candidate both = candidate("treasurer", "Nadia's treasurer is Ida.", "Ida", LATER);

        assertThat(resolver.resolve(ida, List.of(oda))).isEqualTo(new Resolution.Newer(List.of(oda)));
        assertThat(resolver.resolve(both, List.of(oda))).isEqualTo(new Resolution.New());
    }

    @Test
    void twoBirthdaysOfOnePersonClash() {
        Memory may = memory(2, "Nadia", "birthday", "on 4 May", "Nadia's birthday is on 4 May.");
        Candidate other = candidate("birthday", "Nadia's birthday is on 14 May.", "on 14 May", LATER);
        assertThat(resolver.resolve(other, List.of(may))).isEqualTo(new Resolution.Clash(List.of(may)));
    }

    @Test
    void oneMoreOfAListReplacesNothing() {
        Memory one = memory(1, "Nadia", "play oboe", "on Fridays", "Nadia plays the oboe on Fridays.");
        Memory second = memory(2, "Nadia", "play oboe", "in Asti", "Nadia plays the oboe in Asti.");
        assertThat(resolver.resolve(
                        keyed("play oboe", "Nadia now plays the oboe at home.", LATER), List.of(one, second)))
                .isEqualTo(new Resolution.New());
        assertThat(resolver.resolve(keyed("play oboe", "Nadia now also plays the oboe at home.", LATER), List.of(one)))
                .isEqualTo(new Resolution.New());
    }
}
