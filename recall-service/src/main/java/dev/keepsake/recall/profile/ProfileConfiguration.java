// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.profile;

import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.Profile;
import dev.keepsake.language.time.TemporalResolver;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires {@code profile}. */
@Configuration(proxyBeanMethods = false)
class ProfileConfiguration {
    @Bean
    ToolHandler<Profile.Arguments, Profile.Result> profile(MemoriesAbout memories, Clock clock) {
        return new ProfileHandler(memories, new TemporalResolver(), clock);
    }
}
