// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import java.util.List;

/** A sentence with its tokens in order; all offsets count from the start of the text it was taken from. */
public record TaggedSentence(Span span, List<Token> tokens) {

    public TaggedSentence {
        tokens = List.copyOf(tokens);
    }
}
