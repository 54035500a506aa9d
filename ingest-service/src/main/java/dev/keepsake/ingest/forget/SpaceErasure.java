// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.forget;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.wire.Topic;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Takes a whole space out of the truth. Every method works within the current transaction. */
public interface SpaceErasure {
    /** The last time the space was erased; empty where it never was. */
    Optional<Erased> last(SpaceId space);

    /**
     * Deletes every row of the space, tombstones too, and notes the keys of what went as still to be told. What is added to
     * the space later begins at a higher version than anything that went.
     */
    Erased eraseAll(SpaceId space, CallOrigin call, Instant at);

    /** Takes keys that are still to be told, of one space or of any; they count as told when the transaction commits. */
    List<Gone> takeUntold(SpaceId space, int most);

    int untold(SpaceId space);

    /** A space of which something is still to be told. */
    Optional<SpaceId> spaceWithUntold();

    /** Notes what the call that erased was told to wait for. */
    void keepAwaits(SpaceId space, Set<String> awaits);

    /**
     * A space as it was erased.
     *
     * @param origin the call that erased it
     * @param version the one under which all ends are told
     */
    record Erased(CallOrigin origin, Instant at, long version, int sources, int memories, Set<String> awaits) {}

    /** Something of a topic that is gone. */
    record Gone(Topic topic, String key, long version) {}
}
