// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.forget;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SpaceErased;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.ingest.forget.SpaceErasure.Erased;
import dev.keepsake.ingest.forget.SpaceErasure.Gone;
import dev.keepsake.ingest.ledger.Announcements;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/**
 * Tells readers what an erasure ended. All of it is told as what the caller who erased waits for: such events of a space
 * stay in order, so that whoever has taken in the last has taken in all.
 */
final class ErasureEnds {
    private final SpaceErasure erasure;
    private final Announcements announcements;

    ErasureEnds(SpaceErasure erasure, Announcements announcements) {
        this.erasure = erasure;
        this.announcements = announcements;
    }

    /** Tells some of what has not been told yet; false where nothing was left. */
    boolean tell(SpaceId space, Erased erased, int most) {
        List<Gone> part = erasure.takeUntold(space, most);
        part.forEach(gone -> announcements.ended(gone.topic(), gone.key(), space, gone.version(), erased.origin()));
        return !part.isEmpty();
    }

    /** Tells an end on each topic that comes after all the others; gives the settlements that say they were taken in. */
    Set<String> tellTheLast(SpaceId space, Erased erased) {
        String last = space + "/last";
        UUID memory = UUID.nameUUIDFromBytes(last.getBytes(StandardCharsets.UTF_8));
        return Set.of(
                announcements.ended(Topic.MEMORIES, memory.toString(), space, erased.version(), erased.origin()),
                announcements.ended(
                        Topic.SOURCES, SourceId.ofContent(last).toString(), space, erased.version(), erased.origin()),
                announcements.erased(new SpaceErased(space, erased.at()), erased.version(), erased.origin()));
    }
}
