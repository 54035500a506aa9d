// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.call;

/** The JSON of a refused reply. */
public record Refusal(ErrorCode code, String message) {}
