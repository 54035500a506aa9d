// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.SpaceId;
import java.time.ZoneId;
import java.util.Optional;

/** Keeps whose memory a space is. */
public interface People {
    Optional<Person> find(SpaceId space);

    /** Keeps the name and zone as last told. */
    void keep(SpaceId space, Person person);

    /** The name that stands for "I", and where this person's "tomorrow" is. */
    record Person(String name, ZoneId zone) {
        public static Person of(Caller caller) {
            return new Person(caller.person(), caller.zone());
        }
    }
}
