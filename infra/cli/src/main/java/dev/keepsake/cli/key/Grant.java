// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.key;

import java.util.Locale;

/** What a key may be used for. */
enum Grant {
    READ,
    WRITE,
    FORGET;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
