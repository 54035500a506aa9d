// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.call;

import dev.keepsake.messaging.CallOutcome;
import java.util.UUID;

/** What came of a call, and the id under which every log has it. */
public record CallResult(UUID callId, CallOutcome outcome) {}
