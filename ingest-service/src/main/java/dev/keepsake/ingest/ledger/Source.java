// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.ingest.ledger.People.Person;
import java.time.Instant;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/**
 * Something told to us, without its lines.
 *
 * @param teller who "I" is in it
 */
public record Source(
        SourceId id,
        SpaceId space,
        String scope,
        SourceKind kind,
        @Nullable String title,
        Arrival arrival,
        Person teller,
        Marks marks,
        Instant addedAt) {

    /** The project that is meant where none is named. */
    public static final String DEFAULT_SCOPE = "default";

    public String provenance() {
        return arrival.provenance();
    }

    /** The name of who "I" is in it. */
    public String person() {
        return teller.name();
    }

    /** Where the person's "tomorrow" is. */
    public ZoneId zone() {
        return teller.zone();
    }
}
