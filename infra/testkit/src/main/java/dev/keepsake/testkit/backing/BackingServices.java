// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.backing;

import dev.keepsake.localstack.StackAddresses;
import java.util.Map;

/**
 * Where the real servers of this build are. They are shared by all tests of all modules, so every test uses names of its own:
 * spaces, topics, indexes. They start empty in every build.
 *
 * <p>In a Spring test: {@code BackingServices.shared().asSpringProperties().forEach((name, value) -> registry.add(name, () ->
 * value))}.
 */
public final class BackingServices {

    private final StackAddresses addresses;

    private BackingServices(StackAddresses addresses) {
        this.addresses = addresses;
    }

    /**
     * The servers of this build, started now (in 6 to 16 seconds) if no test has needed them before.
     *
     * @throws IllegalStateException if they cannot start; a test is then to fail, never to be skipped
     */
    public static BackingServices shared() {
        return Shared.INSTANCE;
    }

    public String postgresUrl() {
        return addresses.postgresUrl();
    }

    public String postgresUser() {
        return addresses.postgresUser();
    }

    public String postgresPassword() {
        return addresses.postgresPassword();
    }

    /** Host and port, as Kafka clients take them. */
    public String kafkaBrokers() {
        return addresses.kafkaBrokers();
    }

    public String elasticsearchUrl() {
        return addresses.elasticsearchUrl();
    }

    /** The variables that every process of Keepsake reads its addresses from ({@code KEEPSAKE_POSTGRES_URL}, …). */
    public Map<String, String> asSpringProperties() {
        return addresses.environment();
    }

    /** Started at its first use, once per JVM. */
    private static final class Shared {
        static final BackingServices INSTANCE =
                new BackingServices(new SharedServers(BuildDirectory.find()).addresses());
    }
}
