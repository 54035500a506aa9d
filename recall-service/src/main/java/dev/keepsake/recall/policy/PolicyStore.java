// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.policy;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceId;
import java.util.List;
import java.util.Optional;

/** The kept policies. */
public interface PolicyStore {
    /** Whether this text under this title is kept with vectors of the model, in this version or a later one. */
    boolean holds(Policy policy, String model);

    /** Keeps a policy; a version older than the kept one is ignored. */
    void put(IndexedPolicy policy);

    /** Removes every trace of it. */
    void remove(SourceId source, SpaceId space);

    /** Which policies a team has, oldest first, at most a few hundred. Cheap: to be asked on every call. */
    List<Ref> in(SpaceId space);

    Optional<IndexedPolicy> load(Ref ref);

    /** A policy in one of its versions. */
    record Ref(SourceId source, long version, SpaceId space) {}
}
