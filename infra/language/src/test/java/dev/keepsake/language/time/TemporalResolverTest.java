// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.language.time.TimeExpression.Kind;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TemporalResolverTest {

    /** A Wednesday, late in the evening in Berlin, already Thursday in Tokyo. */
    private static final Instant SAID = Instant.parse("2026-05-13T20:00:00Z");

    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

    private final TemporalResolver resolver = new TemporalResolver();

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', textBlock = """
            We fly on 3 August,          | we are back on the 19th.   | on 19 August 2026
            We fly on 28 August,         | we are back on the 4th.    | on 4 September 2026
            We fly on 3 February,        | we are back on the 19th.   | on 19 February 2027
            We fly soon,                 | we are back on the 19th.   | on 19 May 2026
            """)
    void aDayWithoutAMonthFollowsTheDateNamedJustBefore(String before, String text, String absolute) {
        assertThat(resolver.resolve(before, text, SAID, BERLIN))
                .singleElement()
                .extracting(TimeExpression::absolute)
                .isEqualTo(absolute);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We fly on 31 February 2027.",
                "The lease ended on the 31st of June.",
                "It was due on April 31, 2027."
            })
    void findsNoTimeInADayThatDoesNotExist(String text) {
        assertThat(resolver.resolve(text, SAID, BERLIN)).isEmpty();
    }

    @ParameterizedTest(name = "{0} -> {2}")
    @CsvSource(delimiter = '|', textBlock = """
            We met yesterday.                        | yesterday                  | on 12 May 2026                    | 2026-05-12 | 2026-05-13
            She arrives tomorrow.                    | tomorrow                   | on 14 May 2026                    | 2026-05-14 | 2026-05-15
            The choir sings tonight.                 | tonight                    | on the evening of 13 May 2026     | 2026-05-13 | 2026-05-14
            It rained last night.                    | last night                 | on the night of 12 May 2026       | 2026-05-12 | 2026-05-13
            I ran this morning.                      | this morning               | on the morning of 13 May 2026     | 2026-05-13 | 2026-05-14
            He left the day before yesterday.        | the day before yesterday   | on 11 May 2026                    | 2026-05-11 | 2026-05-12
            We ate there last Friday.                | last Friday                | on 8 May 2026                     | 2026-05-08 | 2026-05-09
            We ate there last Wednesday.             | last Wednesday             | on 6 May 2026                     | 2026-05-06 | 2026-05-07
            The exam is this Friday.                 | this Friday                | on 15 May 2026                    | 2026-05-15 | 2026-05-16
            The exam is next Friday.                 | next Friday                | on 22 May 2026                    | 2026-05-22 | 2026-05-23
            The boat sails on Sunday.                | on Sunday                  | on 17 May 2026                    | 2026-05-17 | 2026-05-18
            We decided to sail on 1 November.        | on 1 November              | on 1 November 2026                | 2026-11-01 | 2026-11-02
            I ordered it, it should arrive on Tuesday. | on Tuesday               | on 19 May 2026                    | 2026-05-19 | 2026-05-20
            Udo promised me to call on 3 May.        | on 3 May                   | on 3 May 2027                     | 2027-05-03 | 2027-05-04
            The boat sank on Sunday, we watched it.  | on Sunday                  | on 10 May 2026                    | 2026-05-10 | 2026-05-11
            We hike next Tuesday morning.            | next Tuesday morning       | on the morning of 19 May 2026     | 2026-05-19 | 2026-05-20
            I sold it three days ago.                | three days ago             | on 10 May 2026                    | 2026-05-10 | 2026-05-11
            I moved two weeks ago.                   | two weeks ago              | around 29 April 2026              | 2026-04-26 | 2026-05-03
            We move in two weeks from today.         | in two weeks from today    | on 27 May 2026                    | 2026-05-27 | 2026-05-28
            We move two weeks from today.            | two weeks from today       | on 27 May 2026                    | 2026-05-27 | 2026-05-28
            We move in two weeks.                    | in two weeks               | around 27 May 2026                | 2026-05-24 | 2026-05-31
            It opens in 3 days.                      | in 3 days                  | on 16 May 2026                    | 2026-05-16 | 2026-05-17
            I quit a couple of months ago.           | a couple of months ago     | in March 2026                     | 2026-03-01 | 2026-04-01
            I graduated three years ago.             | three years ago            | in 2023                           | 2023-01-01 | 2024-01-01
            She retired a year ago.                  | a year ago                 | around May 2025                   | 2025-05-01 | 2025-06-01
            I was ill last week.                     | last week                  | in the week of 4 May 2026         | 2026-05-04 | 2026-05-11
            We camped last weekend.                  | last weekend               | on the weekend of 9 May 2026      | 2026-05-09 | 2026-05-11
            We camp this weekend.                    | this weekend               | on the weekend of 16 May 2026     | 2026-05-16 | 2026-05-18
            The course starts next month.            | next month                 | in June 2026                      | 2026-06-01 | 2026-07-01
            I learned it last year.                  | last year                  | in 2025                           | 2025-01-01 | 2026-01-01
            We biked last summer.                    | last summer                | in the summer of 2025             | 2025-06-01 | 2025-09-01
            We skied last winter.                    | last winter                | in the winter of 2025–26          | 2025-12-01 | 2026-03-01
            We sail this summer.                     | this summer                | in the summer of 2026             | 2026-06-01 | 2026-09-01
            It snowed last Christmas.                | last Christmas             | at Christmas 2025                 | 2025-12-25 | 2025-12-26
            We got her a fortnight ago.              | a fortnight ago            | around 29 April 2026              | 2026-04-26 | 2026-05-03
            The fair is a week on Saturday.          | a week on Saturday         | on 23 May 2026                    | 2026-05-23 | 2026-05-24
            The fitter is confirmed for the 12th.    | for the 12th               | for 12 June 2026                  | 2026-06-12 | 2026-06-13
            They moved the exam to Friday.           | to Friday                  | to 15 May 2026                    | 2026-05-15 | 2026-05-16
            She told me he is leaving in March.      | in March                   | in March 2027                     | 2027-03-01 | 2027-04-01
            Back in the spring I broke my wrist.     | in the spring              | in the spring of 2026             | 2026-03-01 | 2026-06-01
            The lease ends in January.               | in January                 | in January 2027                   | 2027-01-01 | 2027-02-01
            Tomorrow is moving day.                  | Tomorrow                   | 14 May 2026                       | 2026-05-14 | 2026-05-15
            Yesterday's concert was long.            | Yesterday                  | 12 May 2026                       | 2026-05-12 | 2026-05-13
            The play opens on 3 June.                | on 3 June                  | on 3 June 2026                    | 2026-06-03 | 2026-06-04
            We signed on April 2nd.                  | on April 2nd               | on 2 April 2026                   | 2026-04-02 | 2026-04-03
            We signed on December 2nd.               | on December 2nd            | on 2 December 2025                | 2025-12-02 | 2025-12-03
            Her exam is on 2 February.               | on 2 February              | on 2 February 2027                | 2027-02-02 | 2027-02-03
            I passed it on 2 December.               | on 2 December              | on 2 December 2025                | 2025-12-02 | 2025-12-03
            I booked the hall on 2 February.         | on 2 February              | on 2 February 2027                | 2027-02-02 | 2027-02-03
            I bought a dress and the ball is 3 June. | 3 June                     | on 3 June 2026                    | 2026-06-03 | 2026-06-04
            We bought tickets, we fly on 3 June.     | on 3 June                  | on 3 June 2026                    | 2026-06-03 | 2026-06-04
            I met Jo, who is a nurse, on 3 June.     | on 3 June                  | on 3 June 2025                    | 2025-06-03 | 2025-06-04
            I have seen it on 3 June.                | on 3 June                  | on 3 June 2025                    | 2025-06-03 | 2025-06-04
            i start there in january                 | in january                 | in January 2027                   | 2027-01-01 | 2027-02-01
            we finished on 13 sept                   | on 13 sept                 | on 13 September 2025              | 2025-09-13 | 2025-09-14
            She will start in March.                 | in March                   | in March 2027                     | 2027-03-01 | 2027-04-01
            I visited her in March.                  | in March                   | in March 2026                     | 2026-03-01 | 2026-04-01
            I painted it last June.                  | last June                  | in June 2025                      | 2025-06-01 | 2025-07-01
            The fair runs from 3 to 5 June.          | from 3 to 5 June           | from 3 to 5 June 2026             | 2026-06-03 | 2026-06-06
            We leave on the 20th.                    | on the 20th                | on 20 May 2026                    | 2026-05-20 | 2026-05-21
            We left on the 20th.                     | on the 20th                | on 20 April 2026                  | 2026-04-20 | 2026-04-21
            i need it for saturday                   | for saturday               | for 16 May 2026                   | 2026-05-16 | 2026-05-17
            The rent is due at the end of the month. | at the end of the month    | at the end of May 2026            | 2026-05-01 | 2026-06-01
            """)
    void placesARelativeTimeOnTheCalendar(String text, String words, String absolute, LocalDate from, LocalDate to) {
        List<TimeExpression> times = resolver.resolve(text, SAID, BERLIN);

        assertThat(times).hasSize(1);
        TimeExpression time = times.get(0);
        assertThat(time.span().text()).isEqualTo(words);
        assertThat(time.absolute()).isEqualTo(absolute);
        assertThat(time.from()).isEqualTo(from.atStartOfDay(BERLIN).toInstant());
        assertThat(time.to()).isEqualTo(to.atStartOfDay(BERLIN).toInstant());
        assertThat(time.relative()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            The fair is on 3 May 2026.          | on 3 May 2026     | 2026-05-03 | 2026-05-04
            The fair is on May 3rd, 2026.       | on May 3rd, 2026  | 2026-05-03 | 2026-05-04
            The fair is on 2026-05-03.          | on 2026-05-03     | 2026-05-03 | 2026-05-04
            The fair was in May 2024.           | in May 2024       | 2024-05-01 | 2024-06-01
            We married in 2011.                 | in 2011           | 2011-01-01 | 2012-01-01
            He taught there from 2010 to 2015.  | from 2010 to 2015 | 2010-01-01 | 2016-01-01
            """)
    void keepsTheWordsOfATimeThatNeedsNoAnchor(String text, String words, LocalDate from, LocalDate to) {
        TimeExpression time = resolver.resolve(text, SAID, BERLIN).get(0);

        assertThat(time.absolute()).isEqualTo(words).isEqualTo(time.span().text());
        assertThat(time.relative()).isFalse();
        assertThat(time.from()).isEqualTo(from.atStartOfDay(BERLIN).toInstant());
        assertThat(time.to()).isEqualTo(to.atStartOfDay(BERLIN).toInstant());
    }

    @Test
    void leavesARangeOpenWhereItsOtherEndIsNotTold() {
        TimeExpression since = only("I have lived here since 2019.");
        TimeExpression until = only("The road is closed until next Monday.");

        assertThat(since.kind()).isEqualTo(Kind.RANGE);
        assertThat(since.from()).isEqualTo(Instant.parse("2018-12-31T23:00:00Z"));
        assertThat(since.to()).isNull();
        assertThat(until.absolute()).isEqualTo("until 18 May 2026");
        assertThat(until.from()).isNull();
    }

    @Test
    void countsALengthThatReachesNowBackToItsStart() {
        TimeExpression length = only("I have kept bees for three years.");

        assertThat(length.kind()).isEqualTo(Kind.DURATION);
        assertThat(length.absolute()).isEqualTo("for three years (as of 13 May 2026)");
        assertThat(length.from()).isEqualTo(Instant.parse("2023-05-12T22:00:00Z"));
    }

    @Test
    void doesNotCountALengthThatEndedLongAgo() {
        assertThat(resolver.resolve("I lived there for three years.", SAID, BERLIN))
                .isEmpty();
    }

    @Test
    void addsTheHourToItsDay() {
        TimeExpression time = only("The dentist sees me tomorrow at 5:30pm.");

        assertThat(time.absolute()).isEqualTo("on 14 May 2026 at 17:30");
        assertThat(time.from()).isEqualTo(Instant.parse("2026-05-14T15:30:00Z"));
    }

    @Test
    void countsDaysInTheZoneOfTheSpeaker() {
        ZoneId tokyo = ZoneId.of("Asia/Tokyo");

        assertThat(resolver.resolve("Kenji called today.", SAID, tokyo).get(0).absolute())
                .isEqualTo("on 14 May 2026");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We rehearse every Sunday.",
                "Saturday evenings are for chess.",
                "The shop is closed on Mondays.",
                "I swim twice a week.",
                "She phones each month."
            })
    void neverDatesWhatHappensAgainAndAgain(String text) {
        TimeExpression time = only(text);

        assertThat(time.kind()).isEqualTo(Kind.RECURRENCE);
        assertThat(time.from()).isNull();
        assertThat(time.absolute()).isEqualTo(time.span().text());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I may march with you, and the sun is out.",
                "My birthday is on 3 May.",
                "That was my last week at the mill.",
                "He is 42 years old and owns 3 boats.",
                "My second monitor has 1080 lines.",
                "It often rains in May.",
                "I usually swim on Friday.",
                "Rent is due on the 3rd.",
                "I get paid on the 25th.",
                "We built the shed in two weeks.",
                "I run five kilometres in 25 minutes."
            })
    void findsNoTimeWhereNoneIsMeant(String text) {
        assertThat(resolver.resolve(text, SAID, BERLIN)).isEmpty();
    }

    @Test
    void whatHasBeenSinceADayBeganInThePast() {
        assertThat(only("I own both files since Monday.").absolute()).isEqualTo("since 11 May 2026");
    }

    @Test
    void aSeasonOfAYearIsThatSeason() {
        TimeExpression time = only("In the summer of 2025 we cycled to Berlin.");

        assertThat(time.from()).isEqualTo(Instant.parse("2025-05-31T22:00:00Z"));
        assertThat(time.to()).isEqualTo(Instant.parse("2025-08-31T22:00:00Z"));
        assertThat(time.relative()).isFalse();
    }

    @Test
    void aTimeInWhichSomethingDidNotHappenEndsNow() {
        TimeExpression time = only("I haven't smoked in six months.");

        assertThat(time.kind()).isEqualTo(Kind.DURATION);
        assertThat(time.absolute()).isEqualTo("in six months (as of 13 May 2026)");
    }

    @Test
    void saysHowRoughATimeWasWhenTheWordsAreRough() {
        TimeExpression time = only("I adopted her a few weeks ago.");

        assertThat(time.absolute()).isEqualTo("a few weeks before 13 May 2026");
        assertThat(time.from()).isNull();
    }

    @Test
    void findsSeveralTimesInOrder() {
        List<TimeExpression> times = resolver.resolve("Signed it last Friday! We move next month.", SAID, BERLIN);

        assertThat(times).extracting(TimeExpression::absolute).containsExactly("on 8 May 2026", "in June 2026");
    }

    private TimeExpression only(String text) {
        List<TimeExpression> times = resolver.resolve(text, SAID, BERLIN);
        assertThat(times).hasSize(1);
        return times.get(0);
    }
}
