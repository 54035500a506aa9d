// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import java.util.Optional;

/** Tells which language a text is written in. Thread-safe. */
public final class LanguageDetector {

    /** ISO 639-3 code ("eng"); empty where the text is too short or too mixed to tell. */
    public Optional<String> detect(String text) {
        throw new UnsupportedOperationException();
    }

    /** Whether the rules for English may be used: text in Latin script that is English or too short to tell. */
    public boolean isEnglish(String text) {
        throw new UnsupportedOperationException();
    }
}
