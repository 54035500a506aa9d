// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

/**
 * A literal part of a text: {@code text.equals(whole.substring(start, end))}.
 *
 * @param start index of the first UTF-16 unit
 * @param end index after the last UTF-16 unit
 */
public record Span(int start, int end, String text) {

    public Span {
        if (start < 0 || end - start != text.length()) {
            throw new IllegalArgumentException(
                    "Span %d..%d does not fit a text of %d".formatted(start, end, text.length()));
        }
    }

    /** The part of {@code whole} from {@code start} to {@code end}, white space at both ends left out. */
    public static Span trimmed(String whole, int start, int end) {
        int from = start;
        int to = end;
        while (from < to && isBlank(whole.charAt(from))) {
            from++;
        }
        while (to > from && isBlank(whole.charAt(to - 1))) {
            to--;
        }
        return new Span(from, to, whole.substring(from, to));
    }

    /** The same words, seen from a text in which this one's whole begins at {@code offset}. */
    public Span shift(int offset) {
        return new Span(start + offset, end + offset, text);
    }

    public boolean overlaps(Span other) {
        return start < other.end && other.start < end;
    }

    private static boolean isBlank(char unit) {
        return Character.isWhitespace(unit) || unit == '\u00a0' || unit == '\u200b' || unit == '\ufeff';
    }
}
