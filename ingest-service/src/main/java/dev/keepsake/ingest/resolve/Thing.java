// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Digests;
import java.util.List;
import java.util.regex.Pattern;

/** The names of things as they compare: "the pump", "Pump" and "pump" are one, and so are "the owner of it" and "its owner". */
final class Thing {
    private static final Pattern ARTICLE = Pattern.compile("^(?:the|an?|our|my|their) ");
    private static final String OF = " of ";

    private Thing() {}

    static String plain(String name) {
        return ARTICLE.matcher(Digests.plain(name).replace('’', '\'')).replaceFirst("");
    }

    /** The attribute of a thing as its possession. */
    static String possession(String name) {
        String plain = plain(name);
        int of = plain.indexOf(OF);
        if (of <= 0 || plain.lastIndexOf('\'', of) >= 0) {
            return plain;
        }
        return plain(plain.substring(of + OF.length())) + "'s " + plain.substring(0, of);
    }

    /** The names, in lower case, under which an agent may have written of it. */
    static List<String> spellings(String plain) {
        return List.of(plain, "the " + plain);
    }
}
