// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.WriteSpace;
import java.util.Optional;
import java.util.function.Function;

/** What a caller can get at by id. An id of somebody else and one that never was are told in the same words. */
public final class Reach {
    private Reach() {}

    /**
     * Looks in the caller's spaces, its own first.
     *
     * @throws CallRefused where nothing is found, or it lies in the team's memory and the caller may not change that
     */
    public static <T> T toChange(Caller caller, String id, Function<SpaceId, Optional<T>> lookup) {
        for (SpaceId space : caller.readableSpaces()) {
            Optional<T> found = lookup.apply(space);
            if (found.isPresent()) {
                checkChange(caller, space);
                return found.get();
            }
        }
        throw notFound(id);
    }

    /**
     * The space that a caller writes to.
     *
     * @throws CallRefused where there is no team's memory, or the caller may not change it
     */
    public static SpaceId toWrite(Caller caller, WriteSpace space) {
        if (space == WriteSpace.PRIVATE) {
            return caller.space();
        }
        SpaceId shared = caller.sharedSpace();
        if (shared == null) {
            throw CallRefused.forbidden("This key has no shared memory; write to \"private\".");
        }
        checkChange(caller, shared);
        return shared;
    }

    public static void checkChange(Caller caller, SpaceId space) {
        if (!caller.mayChange(space)) {
            throw CallRefused.forbidden("Only owners and admins may change what the whole team shares.");
        }
    }

    public static CallRefused notFound(String id) {
        return CallRefused.notFound("There is no " + id + " in your memory.");
    }
}
