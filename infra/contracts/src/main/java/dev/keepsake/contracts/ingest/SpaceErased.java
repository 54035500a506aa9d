// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import dev.keepsake.contracts.call.SpaceId;
import java.time.Instant;

/** All that a space held until then is gone; whoever keeps something for it lets go. Ends of memories and sources are told too. */
public record SpaceErased(SpaceId space, Instant erasedAt) {}
