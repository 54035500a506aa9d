// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model;

import dev.keepsake.contracts.wire.Json;

/**
 * Stored text as a model is given it: JSON between two marks. Every angle bracket inside is written as its code, so that
 * nothing anybody ever wrote can end the block or open another.
 */
public final class DataBlock {
    static final String OPEN = "<data>";
    static final String CLOSE = "</data>";

    private DataBlock() {}

    /** The block that holds a record. */
    public static String of(Object record) {
        String json =
                Json.mapper().writeValueAsString(record).replace("<", "\\u003c").replace(">", "\\u003e");
        return OPEN + "\n" + json + "\n" + CLOSE;
    }
}
