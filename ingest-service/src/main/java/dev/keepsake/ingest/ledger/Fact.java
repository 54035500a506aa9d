// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.Kind;

/** What a memory says, whoever told it and whenever: a statement that stands alone, and the parts it is made of. */
public record Fact(
        String text, String entity, String key, String value, Kind kind, Category category, Importance importance) {

    /** The same, about the same matter under another key. */
    public Fact under(String otherKey) {
        return new Fact(text, entity, otherKey, value, kind, category, importance);
    }

    /** The same about an entity of another name. */
    public Fact about(String otherEntity) {
        return new Fact(text, otherEntity, key, value, kind, category, importance);
    }

    public String subject() {
        return Digests.subject(entity, key);
    }

    public String fingerprint() {
        return Digests.fingerprint(text);
    }
}
