// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;

/**
 * Counts tokens as the cl100k_base vocabulary cuts them. The models that read our context differ in their vocabularies by
 * some percent; this one is public, common and counts rather too many than too few for the newer ones. Thread-safe.
 */
final class TokenCount {
    private final Encoding encoding = Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.CL100K_BASE);

    /** Text that looks like a special token is counted as the text it is. */
    int of(String text) {
        return encoding.countTokensOrdinary(text);
    }
}
