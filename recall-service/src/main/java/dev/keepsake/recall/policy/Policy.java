// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.policy;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceId;

/**
 * A rule of a team, word for word.
 *
 * @param space the team's
 * @param title empty where it has none
 */
public record Policy(SourceId source, long version, SpaceId space, String title, String text) {}
