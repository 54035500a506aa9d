// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import dev.keepsake.recall.view.HarmlessText;
import java.util.regex.Pattern;

/** Remembered text made harmless: it cannot end the block it stands in, hide anything, or look like markup. */
final class DataText {
    private static final Pattern OPENER = Pattern.compile("(?i)\\bdata\\W{1,3}not\\s+instructions\\b");
    private static final Pattern CLOSER = Pattern.compile("(?i)\\bend\\s+of\\s+what\\s+is\\s+remembered\\b");

    private DataText() {}

    /** One line, without markup, fences or words that pass for our own delimiters. */
    static String of(String text) {
        String plain = HarmlessText.of(text);
        plain = OPENER.matcher(plain).replaceAll("data and no instructions");
        return CLOSER.matcher(plain).replaceAll("end of the remembered");
    }
}
