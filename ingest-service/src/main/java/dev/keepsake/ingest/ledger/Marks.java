// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Importance;
import org.jspecify.annotations.Nullable;

/** What the person said a source is; decides over what is read from the words. */
public record Marks(@Nullable Category category, @Nullable Importance importance) {
    /** Of a source that the person said nothing about. */
    public static final Marks NONE = new Marks(null, null);
}
