// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.postgres;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.MemoryChanged.Surroundings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Reads the lines around lines, in one statement. */
final class Neighbours {
    /** How many lines on each side. */
    static final int REACH = 3;

    private static final int LONGEST_LINE = 300;

    private final JdbcClient jdbc;

    Neighbours(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** A line of a source. */
    record Place(String source, int position) {}

    private record Sides(List<String> before, List<String> after) {}

    Map<Place, Surroundings> of(SpaceId space, List<Place> places) {
        List<Place> distinct = places.stream().distinct().toList();
        Map<Place, Sides> sides = new HashMap<>();
        jdbc.sql("""
                        select p.source, p.position as centre, l.position, left(l.text, ?) as text
                        from unnest(?::text[], ?::int[]) as p (source, position)
                        join lines l on l.source = p.source and l.position between p.position - ? and p.position + ?
                        where l.space = ? and l.position <> p.position and l.text <> ''
                        order by l.position""")
                .params(
                        LONGEST_LINE,
                        distinct.stream().map(Place::source).toArray(String[]::new),
                        distinct.stream().map(Place::position).toArray(Integer[]::new),
                        REACH,
                        REACH,
                        space.value())
                .query(row -> {
                    Place place = new Place(row.getString("source"), row.getInt("centre"));
                    Sides both = sides.computeIfAbsent(place, any -> new Sides(new ArrayList<>(), new ArrayList<>()));
                    (row.getInt("position") < place.position() ? both.before() : both.after())
                            .add(row.getString("text"));
                });
        Map<Place, Surroundings> surroundings = new HashMap<>();
        sides.forEach((place, both) -> surroundings.put(place, new Surroundings(both.before(), both.after())));
        return surroundings;
    }
}
