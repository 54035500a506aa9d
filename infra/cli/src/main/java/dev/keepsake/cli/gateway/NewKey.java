// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A key to be made.
 *
 * @param tenant made if there is none of this name
 * @param user made a member if there is none of this name
 * @param unlimited free of rate limits and credits
 * @param expiresAt an ISO instant; absent for never
 */
public record NewKey(
        String tenant,
        String user,
        String role,
        List<String> grants,
        String kind,
        boolean unlimited,
        @Nullable String expiresAt) {

    public static final List<String> EVERY_GRANT = List.of("read", "write", "forget");

    /** What a person gets for themselves: everything, without limits. */
    public static NewKey ofOwner(String tenant, String user) {
        return new NewKey(tenant, user, "owner", EVERY_GRANT, "personal", true, null);
    }
}
