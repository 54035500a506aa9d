// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OriginPolicyTest {
    private final OriginPolicy policy =
            new OriginPolicy(List.of("https://App.example"), URI.create("https://memory.example"));

    @Test
    void letsProgramsIn_whichSendNoOrigin() {
        assertThat(policy.allows(null, "anything:8080")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "http://localhost:3000, localhost:8080, true",
        "http://127.0.0.1:8080, 127.0.0.1:8080, true",
        "http://[::1]:8080, [::1]:8080, true",
        "https://memory.example, memory.example, true",
        "https://app.example, memory.example, true",
        "http://192.168.1.5:8080, 192.168.1.5:8080, true",
        "http://192.168.1.6:8080, 192.168.1.5:8080, false",
        "https://evil.example, memory.example, false",
        "http://evil.example:8080, evil.example:8080, false",
        "http://localhost.evil.example, localhost:8080, false",
        "null, localhost:8080, false",
        "::, localhost:8080, false",
    })
    void letsOnlyKnownPagesIn(String origin, String host, boolean allowed) {
        assertThat(policy.allows(origin, host)).isEqualTo(allowed);
    }
}
