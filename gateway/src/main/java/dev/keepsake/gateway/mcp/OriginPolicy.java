// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.mcp;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Which web pages may call: those of the gateway itself and those it was told of. A page of another site could make a
 * browser inside a private network talk to the gateway, or name its own host to an address of that network; so a host
 * name counts as our own only where it is known, while an IP address cannot be made to mean another machine.
 */
final class OriginPolicy {
    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final Pattern IP_ADDRESS = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.]+]");

    private final Set<String> allowed;
    private final @Nullable String ownHost;

    OriginPolicy(List<String> allowed, @Nullable URI baseUrl) {
        this.allowed = allowed.stream().map(OriginPolicy::normal).collect(Collectors.toUnmodifiableSet());
        this.ownHost = baseUrl == null ? null : baseUrl.getHost();
    }

    /**
     * Whether a request may be answered.
     *
     * @param origin the page's origin; absent: not sent by a page
     * @param host the host and port the request was sent to
     */
    boolean allows(@Nullable String origin, @Nullable String host) {
        if (origin == null || allowed.contains(normal(origin))) {
            return true;
        }
        URI page = parse(origin);
        if (page == null || page.getHost() == null) {
            return false;
        }
        String name = page.getHost().toLowerCase(Locale.ROOT);
        return LOOPBACK.contains(name)
                || name.equals(ownHost)
                || (IP_ADDRESS.matcher(name).matches() && page.getRawAuthority().equalsIgnoreCase(host));
    }

    private static String normal(String origin) {
        return origin.toLowerCase(Locale.ROOT).replaceAll("/+$", "");
    }

    private static @Nullable URI parse(String origin) {
        try {
            return URI.create(origin);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
