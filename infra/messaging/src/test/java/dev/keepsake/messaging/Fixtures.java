// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.Role;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.wire.Json;
import java.time.ZoneOffset;
import java.util.EnumSet;
import java.util.UUID;
import tools.jackson.databind.JsonNode;

final class Fixtures {
    private Fixtures() {}

    static Caller aCaller() {
        UUID tenant = UUID.randomUUID();
        UUID member = UUID.randomUUID();
        return new Caller(
                tenant,
                member,
                "Ada",
                Role.OWNER,
                EnumSet.allOf(Grant.class),
                SpaceId.ofMember(tenant, member),
                SpaceId.ofTeam(tenant),
                ZoneOffset.UTC);
    }

    static JsonNode json(String text) {
        return Json.mapper().readTree(text.replace('\'', '"'));
    }
}
