// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.contracts.call.ErrorCode;
import tools.jackson.databind.node.ObjectNode;

/** How a call ended. */
public sealed interface CallOutcome {
    /** The service's result, as JSON. */
    record Answered(ObjectNode result) implements CallOutcome {}

    /** Nothing was done, for the reason the sentence gives the caller. */
    record Refused(ErrorCode code, String sentence) implements CallOutcome {}
}
