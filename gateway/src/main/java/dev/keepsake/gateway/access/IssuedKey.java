// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.access;

import java.util.UUID;

/** A new key, at the only moment it can be read. */
public record IssuedKey(UUID id, KeySecret secret, Principal principal) {}
