// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import static dev.keepsake.language.sentence.WordSet.words;

import java.time.ZoneId;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names of countries, continents and large cities, as the platform knows them: nobody is called Iceland. */
final class Places {
    /** Given to people too. */
    private static final Set<String> FIRST_NAMES = words("""
            jordan chad georgia israel sydney paris adelaide santiago kenya india chester vincennes marengo
            winamac troy denver dallas phoenix houston petersburg monroe jamaica easter troll
            """);

    private static final Set<String> NAMES = Stream.of(
                    Arrays.stream(Locale.getISOCountries())
                            .map(country -> new Locale("", country).getDisplayCountry(Locale.ENGLISH)),
                    ZoneId.getAvailableZoneIds().stream()
                            .filter(zone -> zone.matches("(?:Africa|America|Asia|Australia|Europe|Pacific)/.*"))
                            .map(zone ->
                                    zone.substring(zone.lastIndexOf('/') + 1).replace('_', ' ')),
                    Stream.of("Africa", "America", "Asia", "Australia", "Europe", "Scandinavia"))
            .flatMap(names -> names)
            .map(name -> name.toLowerCase(Locale.ROOT))
            .filter(name -> !FIRST_NAMES.contains(name))
            .collect(Collectors.toUnmodifiableSet());

    private Places() {}

    static boolean isNamed(String name) {
        return NAMES.contains(name.toLowerCase(Locale.ROOT));
    }
}
