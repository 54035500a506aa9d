// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.access;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.Role;
import dev.keepsake.contracts.tool.Grant;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The key an operator asks for. Tenant, member and app are made where they are not there yet.
 *
 * @param user the member's name
 * @param name what memories call the member from now on; absent: as before, at first the member's name
 * @param role the member's role from now on
 * @param app name of the app; absent: the member's name. Only for keys of kind app
 * @param zone where the member is from now on; absent: as before
 */
public record KeyOrder(
        String tenant,
        String user,
        @Nullable String name,
        Role role,
        Set<Grant> grants,
        KeyKind kind,
        @Nullable String app,
        boolean unlimited,
        @Nullable Instant expiresAt,
        @Nullable ZoneId zone) {

    /**
     * Fills in what was left out: owner, every grant, personal.
     *
     * @throws CallRefused if a name, a zone or a set of grants cannot be
     */
    public static KeyOrder of(
            @Nullable String tenant,
            @Nullable String user,
            @Nullable String name,
            @Nullable Role role,
            @Nullable Set<Grant> grants,
            @Nullable KeyKind kind,
            @Nullable String app,
            boolean unlimited,
            @Nullable Instant expiresAt,
            @Nullable String zone) {
        String tenantName = OwnerName.check("tenant", tenant == null ? "" : tenant);
        String userName = OwnerName.check("user", user == null ? "" : user);
        if (grants != null && grants.isEmpty()) {
            throw CallRefused.invalid("\"grants\" must hold at least one of read, write, forget.");
        }
        KeyKind ofKind = kind == null ? KeyKind.PERSONAL : kind;
        String appName = app == null ? userName : OwnerName.check("app", app);
        return new KeyOrder(
                tenantName,
                userName,
                name == null ? null : OwnerName.check("displayName", name),
                role == null ? Role.OWNER : role,
                grants == null ? EnumSet.allOf(Grant.class) : Set.copyOf(grants),
                ofKind,
                ofKind == KeyKind.APP ? appName : null,
                unlimited,
                expiresAt,
                zone == null ? null : zone(zone));
    }

    private static ZoneId zone(String name) {
        try {
            return ZoneId.of(name);
        } catch (DateTimeException e) {
            throw CallRefused.invalid("\"zone\" must be a time zone, such as Europe/Lisbon.");
        }
    }

    /** What memories call a member of whom nothing is known yet. */
    public String displayName() {
        return name == null ? OwnerName.display(user) : name;
    }
}
