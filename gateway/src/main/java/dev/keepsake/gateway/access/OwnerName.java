// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.access;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.wire.Check;
import java.util.Locale;

/**
 * Names that memories belong to: of tenants, members, apps and an app's users. Exact and case-sensitive, so two names
 * that differ at all are two owners; names that only look alike to a reader are refused.
 */
final class OwnerName {
    private static final int LONGEST = 200;

    /** Stands for whoever says it: "Me's sister" would be nobody's. */
    private static final String ONESELF = "me";

    private OwnerName() {}

    static String check(String field, String name) {
        Check.text(field, name, LONGEST);
        if (isBlank(name.codePointAt(0)) || isBlank(name.codePointBefore(name.length()))) {
            throw CallRefused.invalid("\"" + field + "\" must not begin or end with white space.");
        }
        if (name.codePoints().anyMatch(OwnerName::isInvisible)) {
            throw CallRefused.invalid("\"" + field + "\" must not hold control or invisible characters.");
        }
        return name;
    }

    /** The name a person goes by in statements. */
    static String display(String name) {
        if (name.equalsIgnoreCase(ONESELF)) {
            return Principal.UNNAMED_PERSON;
        }
        int first = name.offsetByCodePoints(0, 1);
        return name.substring(0, first).toUpperCase(Locale.ROOT) + name.substring(first);
    }

    private static boolean isBlank(int c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    private static boolean isInvisible(int c) {
        int type = Character.getType(c);
        return type == Character.CONTROL
                || type == Character.FORMAT
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR;
    }
}
