// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.key;

import java.util.Locale;

/** Whom a key stands for: a person, or an app with one space per end user. */
enum Kind {
    PERSONAL,
    APP;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
