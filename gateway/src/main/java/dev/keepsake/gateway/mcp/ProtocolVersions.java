// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.mcp;

import java.util.List;

/** The revisions of the protocol that are spoken, oldest first: the last is offered to a client that asks for another. */
final class ProtocolVersions {
    static final List<String> ALL = List.of("2025-06-18", "2025-11-25");

    private ProtocolVersions() {}
}
