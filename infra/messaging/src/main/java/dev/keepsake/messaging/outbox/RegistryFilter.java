// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.outbox;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.autoconfigure.AutoConfigurationImportFilter;
import org.springframework.boot.autoconfigure.AutoConfigurationMetadata;
import org.springframework.context.EnvironmentAware;
import org.springframework.core.env.Environment;

/**
 * Keeps Spring Modulith's own set-up out, which would be in every process with this library and ask for a database: of it
 * only the table is used, and only where there is an outbox.
 */
final class RegistryFilter implements AutoConfigurationImportFilter, EnvironmentAware {
    private static final String MODULITH = "org.springframework.modulith.";
    private static final String TABLE =
            "org.springframework.modulith.events.jdbc.JdbcEventPublicationAutoConfiguration";
    private boolean outbox;

    @Override
    public void setEnvironment(Environment environment) {
        outbox = environment.getProperty("keepsake.messaging.outbox", Boolean.class, false);
    }

    @Override
    public boolean[] match(@Nullable String[] candidates, AutoConfigurationMetadata metadata) {
        boolean[] wanted = new boolean[candidates.length];
        for (int i = 0; i < candidates.length; i++) {
            String candidate = candidates[i];
            wanted[i] = candidate == null || !candidate.startsWith(MODULITH) || (outbox && candidate.equals(TABLE));
        }
        return wanted;
    }
}
