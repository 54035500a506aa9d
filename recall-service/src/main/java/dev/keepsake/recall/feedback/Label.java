// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.feedback;

import dev.keepsake.contracts.call.SpaceId;
import java.time.Instant;
import java.util.UUID;

/**
 * Somebody's verdict on a decision.
 *
 * @param callId of the call that brought it: the same call again is no second label
 * @param space of the caller, which must be that of the decision
 */
public record Label(UUID eventId, UUID callId, UUID tenant, SpaceId space, boolean correct, Instant at) {}
