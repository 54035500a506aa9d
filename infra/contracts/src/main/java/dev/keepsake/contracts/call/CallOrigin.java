// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.call;

import java.util.UUID;

/** Where a call came from: travels on every event it causes, so that a reader of the event can tell the waiting gateway. */
public record CallOrigin(UUID callId, int replyPartition) {}
