// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import static dev.keepsake.language.sentence.WordSet.words;

import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a statement says without the word for it: who "works as a pilot" has a job, what is "15 minutes long" a duration.
 *
 * @param keys what agents call it when they write it down
 */
record KeySaying(Set<String> keys) {
    private static final String MINUTES = "(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)";

    private static final Set<String> STATUS = words("status state progress phase stage");
    private static final Pattern IN_A_STATE = Pattern.compile(
            " (?:is|are|was|were|has been|have been) (?:\\p{Ll}+ed|done|live|on hold|on track|in progress|in review|over|late"
                    + "|complete|active|inactive|green|red|ready|open|closed|failing|passing|pending|urgent)$");

    private enum Saying {
        JOB(
                " (?:(?:is|became|has become) (?:the |an? )|(?:works as|(?:got |was |has been )?(?:promoted to|hired as)|started as) (?:the |an? )?+)(?!(?:mother|father|grand\\p{Ll}+"
                        + "|parent|uncle|aunt|member|fan|friend|citizen|vegan|vegetarian|widower?|student)\\b)[\\p{L} -]+$",
                "job",
                "job title",
                "occupation",
                "profession",
                "role",
                "position",
                "title",
                "work",
                "career"),
        EMPLOYER(
                " (?:works|(?:started|began|begun)(?: working| work)?) (?:at|for|with) \\p{Lu}\\S*$",
                "employer",
                "company",
                "workplace",
                "place of work"),
        AGE(" (?:is|turned) \\d+(?: years old)?$", "age"),
        MARRIAGE(
                " (?:got|is|was) (?:married|divorced|engaged|single|widowed|separated)\\b",
                "marital status",
                "relationship status",
                "relationship",
                "civil status",
                "family status"),
        PLACE_OF_RUNNING(
                " (?:runs?|is (?:hosted|deployed)|(?:was |has )?(?:been )?(?:moved|migrated|deployed|relocated)|(?:moved|migrated) .+) (?:in|on|to) ",
                "region",
                "hosting",
                "host",
                "provider",
                "cloud",
                "data center",
                "datacenter",
                "zone",
                "environment",
                "platform"),
        LENGTH("\\d+ " + MINUTES + " long$| (?:takes|lasts) \\d+ " + MINUTES + "$", "duration", "length"),
        RHYTHM(
                "\\b(?:daily|weekly|biweekly|monthly|quarterly|yearly|(?:once|twice) an? \\p{Ll}+|every \\p{L}+)$",
                "frequency",
                "cadence",
                "interval",
                "schedule",
                "rhythm"),
        WEEKDAY(
                " (?:is|are|meets|happens|takes place|(?:moved|shifted|rescheduled)(?: .+)?) (?:on |to |every )(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$",
                "day",
                "weekday",
                "day of the week",
                "schedule",
                "date"),
        ASSIGNEE(
                " (?:re)?assigned to | (?:is working|works) on ",
                "assignee",
                "owner",
                "responsible",
                "agent",
                "assigned to"),
        TIER(" (?:upgraded|downgraded|switched) to ", "tier", "plan", "level", "package", "edition", "subscription"),
        VEHICLE(" drives an? \\S+(?: \\S+)?$", "car", "vehicle"),
        CYCLE(" rides an? \\S+(?: \\S+)?$", "bike", "bicycle", "motorcycle", "motorbike"),
        DIET(
                "\\b(?:vegan|vegetarian|pescatarian|flexitarian|omnivore|keto|carnivore)$",
                "diet",
                "dietary preference",
                "eating habits"),
        HEADCOUNT(
                " has \\d+ (?:people|members|persons|employees)$",
                "team size",
                "size",
                "headcount",
                "members",
                "people"),
        CONTENT(" (?:holds|contains) \\p{L}+$", "content", "contents"),
        BOOK(" (?:reads|is reading) \\p{Lu}", "book", "current book"),
        DEPARTURE(" (?:leaves|departs) at ", "departure", "departure time"),
        RISING(" (?:gets|wakes) up at ", "wake up time", "wake up"),
        BEDTIME(" goes to (?:bed|sleep) at ", "bedtime", "sleep time"),
        END(
                " (?:(?:extended|runs|lasts|valid) until|ends on) ",
                "expiry",
                "expiration",
                "end",
                "end date",
                "expiry date",
                "expiration date",
                "valid until"),
        VENUE(" (?:takes place|is held|meets) (?:in|at|on) ", "venue", "location", "place", "room");

        private final Pattern words;
        private final Set<String> keys;

        Saying(String words, String... keys) {
            this.words = Pattern.compile(words);
            this.keys = Set.of(keys);
        }
    }

    static KeySaying of(String text) {
        Stream<String> said = Stream.of(Saying.values())
                .filter(saying -> saying.words.matcher(text).find())
                .flatMap(saying -> saying.keys.stream());
        return new KeySaying(Stream.concat(said, isState(text) ? STATUS.stream() : Stream.of())
                .collect(Collectors.toSet()));
    }

    /** "Orion was cancelled": in what state a thing is, it is only in one. */
    static boolean isState(String text) {
        return IN_A_STATE.matcher(text).find();
    }

    boolean says(String key) {
        return keys.contains(key);
    }
}
