// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.io.IOException;

/** A tool answered with a sentence instead of a result. */
final class ToolRefused extends IOException {
    private static final long serialVersionUID = 1L;

    ToolRefused(String sentence) {
        super(sentence);
    }
}
