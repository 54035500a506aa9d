// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Digests;
import java.util.List;
import java.util.regex.Pattern;

/** The names of things as they compare: "the pump", "Pump" and "pump" are one, and so are "the owner of it" and "its owner". */
final class Thing {
    private static final Pattern ARTICLE = Pattern.compile("^(?:the|an?|our|my) ");
    private static final Pattern OF = Pattern.compile("^(?<what>[^’']+?) of (?<whose>.+)$");

    private Thing() {}

    static String plain(String name) {
        return ARTICLE.matcher(Digests.plain(name).replace('’', '\'')).replaceFirst("");
    }

    /** The attribute of a thing as its possession. */
    static String possession(String name) {
        String plain = plain(name);
        return OF.matcher(plain).replaceFirst(match -> {
            String whose = match.group().substring(plain.indexOf(" of ") + " of ".length());
            return plain(whose) + "'s " + plain.substring(0, plain.indexOf(" of "));
        });
    }

    /** The names, in lower case, under which an agent may have written of it. */
    static List<String> spellings(String plain) {
        return List.of(plain, "the " + plain);
    }
}
