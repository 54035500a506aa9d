// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.key;

import java.util.Locale;

/** What a member may do in their tenant; its text is the word the gateway and the command line use. */
enum Role {
    OWNER,
    ADMIN,
    MEMBER;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
