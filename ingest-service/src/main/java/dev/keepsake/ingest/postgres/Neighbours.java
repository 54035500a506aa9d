// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged.Surroundings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Reads lines with those around them, in one statement. */
final class Neighbours {
    /** How many lines on each side. */
    static final int REACH = 3;

    private static final int LONGEST_LINE = 300;
    /** The quote's own line is read for its other sentences: those tell what the quote is about. */
    private static final int LONGEST_OWN_LINE = 1200;

    private final JdbcClient jdbc;

    Neighbours(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** A line of a source. */
    record Place(String source, int position) {}

    private record Part(int position, String text) {
        String head(int characters) {
            return text.length() <= characters ? text : text.substring(0, characters);
        }
    }

    Map<Place, Surroundings> of(SpaceId space, List<Place> places) {
        List<Place> distinct = places.stream().distinct().toList();
        Map<Place, List<Part>> parts = new HashMap<>();
        jdbc.sql("""
                        select p.source, p.position as centre, l.position, left(l.text, ?) as text
                        from unnest(?::text[], ?::int[]) as p (source, position)
                        join lines l on l.source = p.source and l.position between p.position - ? and p.position + ?
                        where l.space = ? and l.text <> ''
                        order by l.position""")
                .params(
                        LONGEST_OWN_LINE,
                        distinct.stream().map(Place::source).toArray(String[]::new),
                        distinct.stream().map(Place::position).toArray(Integer[]::new),
                        REACH,
                        REACH,
                        space.value())
                .query(row -> {
                    parts.computeIfAbsent(
                                    new Place(row.getString("source"), row.getInt("centre")), any -> new ArrayList<>())
                            .add(new Part(row.getInt("position"), row.getString("text")));
                });
        Map<Place, Surroundings> surroundings = new HashMap<>();
        parts.forEach((place, lines) -> surroundings.put(place, around(place.position(), lines)));
        return surroundings;
    }

    private static Surroundings around(int position, List<Part> parts) {
        return new Surroundings(
                heads(parts, part -> part.position() < position),
                heads(parts, part -> part.position() > position),
                parts.stream()
                        .filter(part -> part.position() == position)
                        .map(Part::text)
                        .findFirst()
                        .orElse(null),
                position);
    }

    private static List<String> heads(List<Part> parts, Predicate<Part> wanted) {
        return parts.stream()
                .filter(wanted)
                .map(part -> part.head(LONGEST_LINE))
                .toList();
    }
}
