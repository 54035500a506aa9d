// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryStatus;
import dev.keepsake.ingest.ledger.Fact;
import dev.keepsake.ingest.ledger.Memory;
import dev.keepsake.ingest.ledger.Times;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ResolverTest {
    private static final Instant EARLIER = Instant.parse("2026-01-10T10:00:00Z");
    private static final Instant LATER = Instant.parse("2026-02-10T10:00:00Z");

    private final Resolver resolver = new Resolver();
    private final Memory known = memory(1, "Nadia", "home", "in Turin", "Nadia lives in Turin.");

    @Test
    void theSameWordsInAnotherCaseAreTheSame() {
        assertThat(resolver.resolve(said("nadia lives in  TURIN", "in TURIN", LATER), List.of(known)))
                .isEqualTo(new Resolution.Same(known));
    }

    @Test
    void anotherValueThatTellsOfAChangeIsNewer() {
        assertThat(resolver.resolve(said("Nadia now lives in Genoa.", "in Genoa", LATER), List.of(known)))
                .isEqualTo(new Resolution.Newer(List.of(known)));
    }

    @Test
    void anotherPlaceToLiveIsNewer_whenItIsToldLaterInPlainWords() {
        assertThat(resolver.resolve(said("Nadia lives in Genoa.", "in Genoa", LATER), List.of(known)))
                .isEqualTo(new Resolution.Newer(List.of(known)));
    }

    @Test
    void anotherPlaceToLiveClashesWithTheFirst_whenBothAreToldAtOnce() {
        assertThat(resolver.resolve(said("Nadia lives in Genoa.", "in Genoa", EARLIER), List.of(known)))
                .isEqualTo(new Resolution.Clash(List.of(known)));
    }

    @Test
    void anotherEmployerIsNewer_andWorkBesideItReplacesNothing() {
        Memory norvik = memory(2, "Nadia", "job", "at Norvik in Turin", "Nadia works at Norvik in Turin.");
        Candidate belden = candidate("job", "Nadia works for Belden as a tester.", "for Belden", LATER);
        Candidate saturdays = candidate("job", "Nadia works at Belden on Saturdays.", "at Belden", LATER);
        Candidate trade = candidate("job", "Nadia works as a tester.", "as a tester", LATER);

        assertThat(resolver.resolve(belden, List.of(norvik))).isEqualTo(new Resolution.Newer(List.of(norvik)));
        assertThat(resolver.resolve(saturdays, List.of(norvik))).isEqualTo(new Resolution.New());
        assertThat(resolver.resolve(trade, List.of(norvik))).isEqualTo(new Resolution.New());
    }

    @Test
    void twoEmployersToldAtOnceClash() {
        Memory norvik = memory(2, "Nadia", "job", "at Norvik", "Nadia works at Norvik.");
        Candidate belden = candidate("job", "Nadia works at Belden.", "at Belden", EARLIER);

        assertThat(resolver.resolve(belden, List.of(norvik))).isEqualTo(new Resolution.Clash(List.of(norvik)));
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
    void whoQuitsAPlaceNoLongerIsWhatTheyWereThere_andGoesOnElsewhere() {
        Memory there = memory(2, "Nadia", "job", "at the chip shop", "Nadia works at the chip shop on Mill Road.");
        Memory band = memory(3, "Nadia", "play in brass band", "in a brass band", "Nadia plays in a brass band.");
        Memory met = memory(4, "Nadia", "meet tom", "Tom", "Nadia met Tom at the chip shop.");

        assertThat(ended("Nadia quit the chip shop.", there, band, met)).containsExactly(there);
        assertThat(ended("Nadia stopped working at the chip shop last week.", there, band, met))
                .containsExactly(there);
        assertThat(ended("Nadia left the brass band.", there, band, met)).containsExactly(band);
        assertThat(ended("Nadia quit the choir.", there, band, met)).isEmpty();
    }

    @Test
    void whoLeavesAPlaceAtAnHourOrQuitsAHabitEndsNothing() {
        Memory there = memory(2, "Nadia", "job", "in the office", "Nadia works in the office on Mill Road.");
        Memory lives = memory(3, "Nadia", "home", "in Turin", "Nadia lives in Turin.");

        assertThat(ended("Nadia left the office at 6.", there, lives)).isEmpty();
        assertThat(ended("Nadia left Turin on Monday.", there, lives)).isEmpty();
        assertThat(ended("Nadia quit smoking in the office.", there, lives)).isEmpty();
    }

    private List<Memory> ended(String text, Memory... known) {
        return resolver.resolve(keyed("quit", text, LATER), List.of(known)) instanceof Resolution.Newer newer
                ? newer.known()
                : List.of();
    }

    @Test
    void aMovedPersonNoLongerLivesWhereTheyLived() {
        assertThat(resolver.resolve(said("Nadia moved to Genoa.", "to Genoa", LATER), List.of(known)))
                .isEqualTo(new Resolution.Newer(List.of(known)));
    }

    @Test
    void aMoreExactValueTakesThePlaceOfTheOtherAndALessExactOneIsTheSame() {
        Memory exact = memory(2, "Nadia", "home", "in Turin, Italy", "Nadia lives in Turin, Italy.");
        assertThat(resolver.resolve(said("Nadia lives in Turin, Italy.", "in Turin, Italy", LATER), List.of(known)))
                .isEqualTo(new Resolution.Newer(List.of(known)));
        assertThat(resolver.resolve(said("Nadia lives in Turin.", "in Turin", LATER), List.of(exact)))
                .isEqualTo(new Resolution.Same(exact));
    }

    @Test
    void anotherAddressIsNewer_howeverMuchOfTheFirstItHolds() {
        Memory first = memory(2, "Nadia", "email", "nadia@choir.test", "Nadia's email is nadia@choir.test.");
        Candidate second = candidate("email", "Nadia's email is nadia.b@choir.test.", "nadia.b@choir.test", LATER);

        assertThat(resolver.resolve(second, List.of(first))).isEqualTo(new Resolution.Newer(List.of(first)));
    }

    @Test
    void aDislikeTakesThePlaceOfALikingOfTheSameThing() {
        Memory likes = memory(2, "Nadia", "like okra", "Nadia loves okra", "Nadia loves okra.");
        assertThat(resolver.resolve(keyed("like okra", "Nadia hates okra.", LATER), List.of(likes)))
                .isEqualTo(new Resolution.Newer(List.of(likes)));
        assertThat(resolver.resolve(keyed("like okra", "Nadia can't stand okra, it is slimy.", LATER), List.of(likes)))
                .isEqualTo(new Resolution.Newer(List.of(likes)));
    }

    @Test
    void whatSomebodyDoesAndDoesNotDoClashes_whenNoChangeIsTold() {
        Memory plays = memory(2, "Nadia", "play oboe", "Nadia plays the oboe", "Nadia plays the oboe.");
        assertThat(resolver.resolve(keyed("play oboe", "Nadia doesn't play the oboe.", LATER), List.of(plays)))
                .isEqualTo(new Resolution.Clash(List.of(plays)));
        assertThat(resolver.resolve(keyed("play oboe", "Nadia stopped playing the oboe.", LATER), List.of(plays)))
                .isEqualTo(new Resolution.Newer(List.of(plays)));
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
    void somethingSaidEarlierNeverReplacesWhatWasSaidLater() {
        assertThat(resolver.resolve(
                        said("Nadia now lives in Genoa.", "in Genoa", EARLIER.minusSeconds(60)), List.of(known)))
                .isEqualTo(new Resolution.Older(known));
    }

    @Test
    void oldNewsThatComesInLateIsAPastOfWhatWasSaidLater() {
        Memory now = memory(2, "Nadia", "home", "to Genoa", "Nadia moved to Genoa.");
        Candidate before = said("Nadia lives in Turin.", "in Turin", EARLIER.minus(Duration.ofDays(20)));

        assertThat(resolver.resolve(before, List.of(now))).isEqualTo(new Resolution.Older(now));
    }

    @Test
    void oldNewsInOtherWordsIsAPastToo() {
        Memory moved = memory(2, "the loom", "stand in shed", "in the shed", "The loom is in the shed now.");
        Fact barn = fact("the loom", "be in barn", "in the barn", "The loom is in the barn.");
        Instant earlier = EARLIER.minusSeconds(60);
        Candidate before = new Candidate(barn, earlier, earlier, false, barn.text(), 0, "Nadia");

        assertThat(resolver.resolve(before, List.of(moved))).isEqualTo(new Resolution.Older(moved));
    }

    @Test
    void anotherHomeToldLaterIsNewerAndOneToldEarlierIsOlder() {
        Instant longAfter = EARLIER.plus(Duration.ofDays(700));
        Instant before = EARLIER.minus(Duration.ofDays(2));

        assertThat(resolver.resolve(said("Nadia lives in Genoa.", "in Genoa", longAfter), List.of(known)))
                .isEqualTo(new Resolution.Newer(List.of(known)));
        assertThat(resolver.resolve(said("Nadia lives in Genoa.", "in Genoa", before), List.of(known)))
                .isEqualTo(new Resolution.Older(known));
    }

    @Test
    void anOlderLikingIsAPastOfTheDislikeThatEndedIt() {
        Memory dislikes = memory(2, "Nadia", "dislike okra", "Nadia hates okra", "Nadia hates okra.");
        Candidate liked = keyed("like okra", "Nadia loves okra.", EARLIER.minusSeconds(60));

        assertThat(resolver.resolve(liked, List.of(dislikes))).isEqualTo(new Resolution.Older(dislikes));
    }

    @Test
    void twoWaysOfLikingTheSameThingAreTheSame() {
        Memory likes = memory(2, "Nadia", "like okra", "Nadia loves okra", "Nadia loves okra.");

        assertThat(resolver.resolve(keyed("like okra", "Nadia is a big fan of okra.", LATER), List.of(likes)))
                .isEqualTo(new Resolution.Same(likes));
        assertThat(resolver.resolve(keyed("like okra", "Nadia loves okra with rice.", LATER), List.of(likes)))
                .isEqualTo(new Resolution.New());
    }

    @Test
    void whoLeavesOneEmployerMayKeepAnother() {
        Memory norvik = memory(2, "Nadia", "job", "at Norvik", "Nadia works at Norvik.");
        Candidate leftNorvik = candidate("formerly job", "Nadia quit Norvik.", "Norvik", LATER);
        Candidate leftBelden = candidate("formerly job", "Nadia quit Belden.", "Belden", LATER);

        assertThat(resolver.resolve(leftNorvik, List.of(norvik))).isEqualTo(new Resolution.Newer(List.of(norvik)));
        assertThat(resolver.resolve(leftBelden, List.of(norvik))).isEqualTo(new Resolution.New());
    }

    @Test
    void aNewJobTakesThePlaceOfTheOldOneButNotOfTheNewsThatItEnded() {
        Memory norvik = memory(2, "Nadia", "job", "at Norvik", "Nadia works at Norvik.");
        Memory quit = memory(3, "Nadia", "formerly job", "Norvik", "Nadia quit Norvik.");
        Candidate belden = candidate("job", "Nadia started a new job at Belden.", "new job at Belden", LATER);

        assertThat(resolver.resolve(belden, List.of(norvik))).isEqualTo(new Resolution.Newer(List.of(norvik)));
        assertThat(resolver.resolve(belden, List.of(quit))).isEqualTo(new Resolution.New());
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

    private static Candidate said(String text, String value, Instant at) {
        return candidate("home", text, value, at);
    }

    private static Candidate keyed(String key, String text, Instant at) {
        return candidate(key, text, text.replace(".", ""), at);
    }

    private static Candidate candidate(String key, String text, String value, Instant at) {
        return new Candidate(fact("Nadia", key, value, text), at, at, false, text, 0, "Nadia");
    }

    private static Memory memory(long number, String entity, String key, String value, String text) {
        return new Memory(
                UUID.randomUUID(),
                number,
                new SpaceId(UUID.randomUUID()),
                "default",
                fact(entity, key, value, text),
                "note",
                MemoryStatus.CURRENT,
                false,
                new Times(EARLIER, null, EARLIER, EARLIER, EARLIER),
                null,
                1);
    }

    private static Fact fact(String entity, String key, String value, String text) {
        return new Fact(text, entity, key, value, Kind.DETAIL, Category.FACT, Importance.MEDIUM);
    }
}
