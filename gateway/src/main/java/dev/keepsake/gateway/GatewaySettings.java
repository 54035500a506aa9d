// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway;

import jakarta.validation.constraints.NotNull;
import java.net.URI;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * The gateway's settings, {@code keepsake.gateway.*}.
 *
 * @param operatorToken secret of the operator API; empty: there is none
 * @param baseUrl address by which clients reach the gateway; absent: as each request says
 * @param allowedOrigins web origins, besides the gateway's own, whose pages may call it
 * @param callDeadline how long a caller waits for a service
 * @param zone where a member is whose own zone is not known
 */
@Validated
@ConfigurationProperties("keepsake.gateway")
public record GatewaySettings(
        @DefaultValue("") String operatorToken,
        @Nullable URI baseUrl,
        @DefaultValue List<String> allowedOrigins,
        @DefaultValue("10s") @NotNull Duration callDeadline,
        @DefaultValue("UTC") @NotNull ZoneId zone) {
    /** Without the operator token. */
    @Override
    public String toString() {
        return "GatewaySettings[baseUrl=" + baseUrl + ", allowedOrigins=" + allowedOrigins + ", callDeadline="
                + callDeadline + ", zone=" + zone + "]";
    }
}
