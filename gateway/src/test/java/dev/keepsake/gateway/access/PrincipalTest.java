// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.Role;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.tool.Grant;
import java.time.ZoneOffset;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrincipalTest {
    private static final UUID TENANT = UUID.randomUUID();
    private static final UUID MEMBER = UUID.randomUUID();
    private static final UUID APP = UUID.randomUUID();

    @Test
    void aPersonReadsTheirOwnMemoryAndTheTeams() {
        Caller caller = principal(null).caller(null);

        assertThat(caller.readableSpaces()).containsExactly(SpaceId.ofMember(TENANT, MEMBER), SpaceId.ofTeam(TENANT));
        assertThat(caller.person()).isEqualTo("Omkar");
    }

    @Test
    void anAppReadsTheMemoryOfOneOfItsUsersOnly() {
        Caller caller = principal(APP).caller("ada");

        assertThat(caller.readableSpaces()).containsExactly(SpaceId.ofAppUser(TENANT, APP, "ada"));
        assertThat(caller.person()).isEqualTo("The user");
    }

    @Test
    void anAppThatNamesNobodyCallsForItsDefaultUser() {
        assertThat(principal(APP).caller(null).space()).isEqualTo(SpaceId.ofAppUser(TENANT, APP, "default"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ada2", "Ada", "ad", "ada/1", "äda", "a da"})
    void usersWithOtherNamesAreOthers(String name) {
        assertThat(principal(APP).caller(name).space())
                .isNotEqualTo(principal(APP).caller("ada").space());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "ada ", " ada", "ada\u00a0", "a\nda", "a\u0000da", "ada\u200b", "ada\ud800"})
    void refusesNamesThatOnlyLookLikeAnother(String name) {
        assertThatThrownBy(() -> principal(APP).caller(name))
                .isInstanceOf(CallRefused.class)
                .hasMessageContaining("\"space\" must");
    }

    @Test
    void refusesANameOfMoreThan200Characters() {
        assertThatThrownBy(() -> principal(APP).caller("x".repeat(201))).hasMessageContaining("200");
    }

    private static Principal principal(@Nullable UUID app) {
        return new Principal(
                UUID.randomUUID(),
                TENANT,
                MEMBER,
                OwnerName.display("omkar"),
                Role.OWNER,
                Set.of(Grant.READ),
                app,
                false,
                ZoneOffset.UTC,
                null);
    }
}
