// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.policy;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.PolicyView;
import dev.keepsake.contracts.ingest.SourceId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The policies of a space: what is in force, and for the record what was. */
public interface Policies {
    /** Those in force, newest first. */
    List<PolicyView> inForce(SpaceId space);

    /** One that is or was in force. */
    Optional<PolicyView> find(SpaceId space, SourceId id);

    /** Ends a policy; gives the version of its source that says so, or nothing where it had ended before. */
    OptionalLong retire(SpaceId space, SourceId id, Instant at);
}
