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
 * @param displayName what memories call that person from now on; absent: as before
 * @param unlimited free of rate limits and credits
 * @param expiresAt an ISO instant; absent for never
 * @param zone the time zone the person lives in; absent: as before
 */
public record NewKey(
        String tenant,
        String user,
        @Nullable String displayName,
        String role,
        List<String> grants,
        String kind,
        boolean unlimited,
        @Nullable String expiresAt,
        @Nullable String zone) {

    /** The account of the person whose installation it is. */
    public static final String HOME_TENANT = "home";

    /** That person, as member of it. */
    public static final String HOME_USER = "me";

    public static final List<String> EVERY_GRANT = List.of("read", "write", "forget");

    /** What a person gets for themselves: everything, without limits. */
    public static NewKey ofOwner(String tenant, String user, @Nullable String displayName) {
        return new NewKey(tenant, user, displayName, "owner", EVERY_GRANT, "personal", true, null, null);
    }
}
