// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.view;

import java.util.regex.Pattern;

/** Remembered text that is shown to a model as data: one line, without markup, fences or anything that cannot be seen. */
public final class HarmlessText {
    private static final Pattern UNSEEN = Pattern.compile("[\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}&&[^\\x{1F000}-\\x{1FAFF}]]");
    private static final Pattern SPACE = Pattern.compile("[\\s\\p{Z}\\p{Cc}]+");
    private static final Pattern OPENING = Pattern.compile("[<\uFF1C\uFE64\u3008\u27E8\u2329]");
    private static final Pattern CLOSING = Pattern.compile("[>\uFF1E\uFE65\u3009\u27E9\u232A]");
    private static final Pattern FENCE = Pattern.compile("`{3,}|~{3,}|-{3,}|={3,}|#{2,}");

    private HarmlessText() {}

    public static String of(String text) {
        String plain = SPACE.matcher(UNSEEN.matcher(text).replaceAll(""))
                .replaceAll(" ")
                .strip();
        plain = OPENING.matcher(plain).replaceAll("\u2039");
        plain = CLOSING.matcher(plain).replaceAll("\u203A");
        return FENCE.matcher(plain).replaceAll("\u2013");
    }
}
