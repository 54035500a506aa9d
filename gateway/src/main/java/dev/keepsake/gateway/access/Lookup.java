// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.access;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a look for a key's holder found; that there is none is an answer too. */
public record Lookup(@Nullable Principal found) {
    static final Lookup NOBODY = new Lookup(null);

    public Optional<Principal> holder() {
        return Optional.ofNullable(found);
    }
}
