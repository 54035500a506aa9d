// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.call;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/**
 * One isolated memory: a member's own, a team's shared one, or that of one user of an app. Opaque: computed from its
 * owner, so that no two owners can ever meet in one id, however alike their names are.
 */
public record SpaceId(UUID value) implements Comparable<SpaceId> {
    private static final int NAME_BASED = 3;

    @JsonCreator
    public static SpaceId of(String text) {
        return new SpaceId(UUID.fromString(text));
    }

    /** The private memory of a member. */
    public static SpaceId ofMember(UUID tenant, UUID member) {
        return named("member", tenant, member.toString());
    }

    /** The memory a whole tenant shares. */
    public static SpaceId ofTeam(UUID tenant) {
        return named("team", tenant, "");
    }

    /** The memory of one of an app's users, by the exact name the app gives them. */
    public static SpaceId ofAppUser(UUID tenant, UUID app, String userName) {
        return named("app-user", tenant, app + "/" + userName);
    }

    /** Whether an owner could have it: those computed from one are name-based, and an id thought up hardly ever is. */
    public boolean isComputed() {
        return value.version() == NAME_BASED;
    }

    private static SpaceId named(String kind, UUID tenant, String owner) {
        return new SpaceId(
                UUID.nameUUIDFromBytes((kind + "/" + tenant + "/" + owner).getBytes(StandardCharsets.UTF_8)));
    }

    @JsonValue
    @Override
    public String toString() {
        return value.toString();
    }

    @Override
    public int compareTo(SpaceId other) {
        return value.compareTo(other.value);
    }
}
