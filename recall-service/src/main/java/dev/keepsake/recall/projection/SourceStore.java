// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.projection;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import java.util.List;

/** Where sources are written to be opened by id; what is written can be opened at once. */
public interface SourceStore {
    /** Writes and removes. A state older than the one that is there is ignored. */
    void apply(List<SourceChanged> kept, List<Gone> gone);

    /** A source to be removed from its space. */
    record Gone(SourceId id, SpaceId space) {}
}
