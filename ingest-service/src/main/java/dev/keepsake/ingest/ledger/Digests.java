// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.language.statement.KeyPolarity;
import dev.keepsake.language.statement.StatementNormalizer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Pattern;

/** Digests of texts as they compare, not as they are written. A digest has one length, whatever the text: it can be indexed. */
public final class Digests {
    private static final Pattern WHITE_SPACE = Pattern.compile("[\\s\\p{Z}]+");
    private static final Pattern INVISIBLE = Pattern.compile("\\p{Cf}+");
    private static final StatementNormalizer STATEMENTS = new StatementNormalizer();
    private static final char BETWEEN = '\u0000';

    private Digests() {}

    /**
     * Equal for an entity and key that differ only in case, white space, Unicode form or invisible characters, or in
     * whether the key says that it is so or not.
     */
    public static String subject(String entity, String key) {
        return of(plain(entity) + BETWEEN + KeyPolarity.matter(plain(key)));
    }

    /** Equal for statements that say the same in the same words. */
    public static String fingerprint(String text) {
        String words = STATEMENTS.fingerprint(text);
        return of(words.isBlank() ? plain(text) : words);
    }

    /** Whether two values are the same to a reader. */
    public static boolean same(String one, String other) {
        return plain(one).equals(plain(other));
    }

    /** SHA-256 in hex. */
    public static String of(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** A text as it compares: case, white space, Unicode form and invisible characters make no difference. */
    public static String plain(String text) {
        if (isPlainAscii(text)) {
            return text.toLowerCase(Locale.ROOT);
        }
        String visible = INVISIBLE
                .matcher(Normalizer.normalize(text, Normalizer.Form.NFKC))
                .replaceAll("");
        // Upper case first: it folds what has no lower-case pair, as the German sharp s.
        String folded = visible.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
        return WHITE_SPACE.matcher(folded).replaceAll(" ").strip();
    }

    /** Nearly every text: nothing in it needs folding but its case. */
    private static boolean isPlainAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            boolean singleSpace = character == ' ' && i > 0 && i + 1 < text.length() && text.charAt(i - 1) != ' ';
            if (!singleSpace && (character <= ' ' || character >= 0x7f)) {
                return false;
            }
        }
        return true;
    }
}
