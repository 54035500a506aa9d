// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

/** What says a fact: a memory, and a statement that may become one. */
public interface Claim {
    Fact fact();

    default String text() {
        return fact().text();
    }

    default String entity() {
        return fact().entity();
    }

    default String key() {
        return fact().key();
    }

    default String value() {
        return fact().value();
    }

    default String subject() {
        return fact().subject();
    }

    default String fingerprint() {
        return fact().fingerprint();
    }
}
