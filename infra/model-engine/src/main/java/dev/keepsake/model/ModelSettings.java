// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model;

import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.net.URI;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Where the model is and how much is asked of it, {@code keepsake.model.*}; from the environment as {@code KEEPSAKE_MODEL_URL}
 * and so on.
 *
 * @param url base address of an OpenAI-compatible service, up to and with its version ({@code https://host/v1})
 * @param key sent as bearer token; absent: none is sent
 * @param name of the chat model
 * @param timeout the longest one attempt may take
 * @param attempts how often one question is asked before it is given up
 * @param pause before the second attempt; doubled before each further one, and never shorter than the service asks for
 * @param budget tokens that one account may use in a day (UTC); 0 sets no bound
 * @param fallback what happens when the model gives no usable answer
 * @param output how the service is told the form of the answer
 * @param tokens the most tokens of one answer
 * @param rest how long nothing is asked after too many failures
 */
@Validated
@ConfigurationProperties("keepsake.model")
public record ModelSettings(
        @Nullable String url,
        @Nullable String key,
        @Nullable String name,
        @DefaultValue("30s") @NotNull Duration timeout,
        @DefaultValue("3") @Min(1) @Max(10) int attempts,
        @DefaultValue("500ms") @NotNull Duration pause,
        @DefaultValue("0") @Min(0) long budget,
        @DefaultValue("local") @NotNull Fallback fallback,
        @DefaultValue("schema") @NotNull Output output,
        @DefaultValue("4000") @Min(1) int tokens,
        @DefaultValue("30s") @NotNull Duration rest) {

    /** What happens when the model gives no usable answer. */
    public enum Fallback {
        /** The local engine does it. */
        LOCAL,
        /** It fails, visibly. */
        NONE
    }

    /** How the service is told the form of the answer; not all know all. */
    public enum Output {
        /** As a JSON Schema that it keeps to. */
        SCHEMA,
        /** That it is JSON; the prompt says the rest. */
        JSON,
        /** Only by the prompt. */
        TEXT
    }

    // Checked as a question of their own, so that a report of what is wrong does not print the address.
    @AssertTrue(message = "KEEPSAKE_MODEL_URL must be an http or https address")
    public boolean isAddressUsable() {
        if (url == null || url.isBlank()) {
            return true;
        }
        try {
            URI address = URI.create(url);
            return address.getHost() != null
                    && String.valueOf(address.getScheme()).matches("https?");
        } catch (IllegalArgumentException malformed) {
            return false;
        }
    }

    @AssertTrue(message = "KEEPSAKE_MODEL_NAME must name a model where KEEPSAKE_MODEL_URL is set")
    public boolean isModelNamed() {
        return url == null || url.isBlank() || name != null && !name.isBlank();
    }

    /** Without address and key. */
    @Override
    public String toString() {
        return "ModelSettings[name=" + name + ", timeout=" + timeout + ", attempts=" + attempts + ", budget=" + budget
                + ", fallback=" + fallback + ", output=" + output + "]";
    }
}
