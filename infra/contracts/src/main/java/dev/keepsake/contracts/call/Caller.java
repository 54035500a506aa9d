// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.call;

import dev.keepsake.contracts.tool.Grant;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Who asks, as the gateway established it. Nothing in a call's arguments can widen it.
 *
 * @param person the name that stands for "I" in what the caller says
 * @param space the caller's own memory: private, or that of the app's user
 * @param sharedSpace the team's memory; absent for callers with an app key
 * @param zone where the person's "tomorrow" is
 */
public record Caller(
        UUID tenant,
        UUID member,
        String person,
        Role role,
        Set<Grant> grants,
        SpaceId space,
        @Nullable SpaceId sharedSpace,
        ZoneId zone) {

    public Caller {
        Objects.requireNonNull(tenant);
        Objects.requireNonNull(member);
        Objects.requireNonNull(person);
        Objects.requireNonNull(role);
        Objects.requireNonNull(space);
        Objects.requireNonNull(zone);
        grants = Set.copyOf(grants);
    }

    /** Every space the caller may read: at most its own and the team's. */
    public List<SpaceId> readableSpaces() {
        return sharedSpace == null ? List.of(space) : List.of(space, sharedSpace);
    }

    /** Whether the caller may change what lies in a space: its own, and the team's for owners and admins. */
    public boolean mayChange(SpaceId other) {
        return other.equals(space) || (other.equals(sharedSpace) && role.mayWriteShared());
    }
}
