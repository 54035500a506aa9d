// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.access;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.Role;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.tool.Grant;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Whoever holds a key, as the gateway's own records say.
 *
 * @param app the app that calls; absent for a person's own key
 * @param unlimited free of rate limits and credits
 * @param expiresAt when the key ends; absent where it does not
 */
public record Principal(
        UUID keyId,
        UUID tenant,
        UUID member,
        String person,
        Role role,
        Set<Grant> grants,
        @Nullable UUID app,
        boolean unlimited,
        ZoneId zone,
        @Nullable Instant expiresAt) {
    /** The user an app calls for when it names none. */
    public static final String DEFAULT_USER = "default";

    /** What memories call a person whose name nobody told; an app tells only one of its own making. */
    static final String UNNAMED_PERSON = "The user";

    public Principal {
        grants = Set.copyOf(grants);
    }

    public boolean isApp() {
        return app != null;
    }

    /**
     * The caller as services see it.
     *
     * @param userName the app's user the call is for; absent: {@value #DEFAULT_USER}. Ignored for personal keys
     * @throws dev.keepsake.contracts.call.CallRefused if no user can have that name
     */
    public Caller caller(@Nullable String userName) {
        if (app == null) {
            return new Caller(
                    tenant,
                    member,
                    person,
                    role,
                    grants,
                    SpaceId.ofMember(tenant, member),
                    SpaceId.ofTeam(tenant),
                    zone);
        }
        String user = userName == null ? DEFAULT_USER : OwnerName.check("space", userName);
        SpaceId space = SpaceId.ofAppUser(tenant, app, user);
        return new Caller(tenant, member, UNNAMED_PERSON, role, grants, space, null, zone);
    }

    boolean isExpired(Instant now) {
        return expiresAt != null && !now.isBefore(expiresAt);
    }
}
