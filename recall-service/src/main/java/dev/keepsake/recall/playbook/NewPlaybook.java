// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import dev.keepsake.contracts.call.SpaceId;

/** An entry before it has a number. */
public record NewPlaybook(
        SpaceId space,
        String scope,
        String trigger,
        String strategy,
        String fingerprint,
        float[] triggerVector,
        float[] strategyVector,
        String model) {}
