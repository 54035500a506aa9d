// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.time;

import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.time.TimeExpression.Granularity;
import dev.keepsake.language.time.TimeExpression.Kind;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds times named in English text and places them on the calendar. Thread-safe.
 *
 * <p>Where English is ambiguous: weeks begin on Monday. "Last Friday" is the latest Friday before the day it was said,
 * "this Friday" the first from that day on, "next Friday" the one of the following week. "On Friday" is the latest one in
 * a sentence about the past, otherwise the coming one. "In two weeks" means about that day, "in two weeks from today" the
 * very day. "Last summer" is the latest that has ended. A month or day without year is dated by the tense of its sentence,
 * and left alone where it may come every year.
 */
public final class TemporalResolver {

    private static final List<TimeRule> RULES = Stream.of(
                    RecurrenceRules.ALL, CalendarRules.ALL, CountRules.ALL, DayRules.ALL, PeriodRules.ALL)
            .flatMap(List::stream)
            .toList();

    private static final Pattern BELONGS_TO_SOMEBODY =
            Pattern.compile("(?i)\\b(?:my|your|his|her|its|our|their|the|'s|’s) $");

    private static final Pattern AHEAD = Pattern.compile("(?i)\\b(?:until|till|by) $");

    /** No line of a person names more times than this before it is data rather than speech. */
    private static final int MAX_CHARACTERS = 20_000;

    /** As far before a time as words say something of it. Read for every time of a text, which may hold thousands. */
    private static final int LONG_ENOUGH = 500;

    /** The times named in {@code text}, in order and never overlapping, as understood by somebody in {@code zone} at {@code anchor}. */
    public List<TimeExpression> resolve(String text, Instant anchor, ZoneId zone) {
        return resolve("", text, anchor, zone);
    }

    /** The same, for the rest of a sentence: "the 19th" after "on 3 August" is the 19th of August. */
    public List<TimeExpression> resolve(String before, String text, Instant anchor, ZoneId zone) {
        String plain = text.length() > MAX_CHARACTERS ? text.substring(0, MAX_CHARACTERS) : text;
        plain = plain.replace('’', '\'').replace('\u00a0', ' ');
        List<TimeExpression> found = new ArrayList<>();
        for (TimeRule rule : RULES) {
            Matcher matcher = rule.pattern().matcher(plain);
            Tense.@Nullable Sentence sentence = null;
            while (matcher.find()) {
                if (sentence == null || !sentence.covers(matcher.start())) {
                    sentence = Tense.sentenceAround(plain, matcher.start());
                }
                read(rule, matcher, sentence, before, plain, text, anchor, zone).ifPresent(found::add);
            }
        }
        return withoutOverlaps(found);
    }

    private static Optional<TimeExpression> read(
            TimeRule rule,
            Matcher matcher,
            Tense.Sentence sentence,
            String earlier,
            String plain,
            String text,
            Instant said,
            ZoneId zone) {
        String before = plain.substring(Math.max(0, matcher.start() - LONG_ENOUGH), matcher.start());
        String first = matcher.group().toLowerCase(Locale.ROOT);
        if ((first.startsWith("last") || first.startsWith("next"))
                && BELONGS_TO_SOMEBODY.matcher(before).find()) {
            return Optional.empty();
        }
        Tense own = Tense.at(sentence, matcher.start() - sentence.start());
        Tense tense = AHEAD.matcher(before).find() && own != Tense.PAST ? Tense.FUTURE : own;
        Anchor anchor = new Anchor(said.atZone(zone), tense, sentence.words(), earlier + " " + before);
        return rule.reading().apply(matcher, anchor).map(place -> {
            HourOfDay.Timed timed = HourOfDay.after(plain, matcher.end(), place);
            Phrase phrase = Phrase.of(plain, matcher.start(), timed.end(), timed.place());
            Span span = new Span(phrase.start(), timed.end(), text.substring(phrase.start(), timed.end()));
            return expression(span, phrase, zone);
        });
    }

    private static TimeExpression expression(Span span, Phrase phrase, ZoneId zone) {
        Place place = phrase.place();
        Instant from = start(place.from(), zone);
        Instant to = start(place.to(), zone);
        LocalDate day = place.from();
        if (place.granularity() == Granularity.INSTANT && day != null && place.time() != null) {
            from = day.atTime(place.time()).atZone(zone).toInstant();
            to = from;
        }
        String absolute = place.relative() ? phrase.words() : span.text();
        return new TimeExpression(span, place.kind(), place.granularity(), from, to, absolute, place.relative());
    }

    private static @Nullable Instant start(@Nullable LocalDate day, ZoneId zone) {
        return day == null ? null : day.atStartOfDay(zone).toInstant();
    }

    // The longest reading of the same words is the right one; among equals the earlier rule.
    private static List<TimeExpression> withoutOverlaps(List<TimeExpression> found) {
        List<TimeExpression> kept = new ArrayList<>();
        found.stream()
                .sorted(Comparator.<TimeExpression>comparingInt(
                                time -> -time.span().text().length())
                        .thenComparing(time -> time.kind() == Kind.RECURRENCE ? 0 : 1))
                .filter(time -> kept.stream().noneMatch(other -> other.span().overlaps(time.span())))
                .forEach(kept::add);
        kept.sort(Comparator.comparingInt(time -> time.span().start()));
        return List.copyOf(kept);
    }
}
