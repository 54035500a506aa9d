// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

/**
 * A key as it is shown once.
 *
 * @param key the secret itself
 * @param id names it for revoking
 * @param space the private space it opens
 */
public record MintedKey(String key, String id, String tenant, String user, String space) {}
