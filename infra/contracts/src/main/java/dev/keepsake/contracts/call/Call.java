// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.call;

import java.time.Instant;
import java.util.UUID;

/**
 * One tool call as a service receives it. The id is the idempotency key: a call that is delivered twice has the same one.
 *
 * @param deadline after it nobody waits for the answer any more
 */
public record Call<A>(UUID id, Caller caller, A arguments, CallOrigin origin, Instant deadline) {}
