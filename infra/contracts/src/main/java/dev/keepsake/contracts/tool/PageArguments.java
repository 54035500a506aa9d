// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.tool;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/** Which {@link ExportPage} is asked for. */
public record PageArguments(
        @JsonPropertyDescription("as the page before said under next; absent for the first page")
        @Size(max = 200)
        @Nullable
        String cursor) {
    public PageArguments {
        cursor = Check.optional("cursor", cursor, 200);
    }

    /**
     * The place after which the page begins, 0 for the first.
     *
     * @throws CallRefused if the cursor is none that a page gave out
     */
    public long place() {
        try {
            return cursor == null ? 0 : Long.parseLong(cursor);
        } catch (NumberFormatException foreign) {
            throw CallRefused.invalid("\"cursor\" must be as the page before said under \"next\".");
        }
    }
}
