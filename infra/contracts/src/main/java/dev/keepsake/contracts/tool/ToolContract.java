// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.tool;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One tool, whole: what an agent reads of it, what goes in and out, who answers, who may call and how often.
 *
 * @param description what the agent reads when it decides whether to call
 * @param settlement the boolean field of the result that says whether every store has taken the change; absent for
 *     tools that change nothing
 */
public record ToolContract<A, R>(
        String name,
        String title,
        String description,
        ServiceName service,
        Grant grant,
        Hints hints,
        RestRoute route,
        RateLimit rateLimit,
        Credits credits,
        Class<A> arguments,
        Class<R> result,
        @Nullable String settlement,
        Delivery<A, R> delivery,
        Exposure exposure,
        SecretPolicy secrets) {

    public ToolContract {
        Objects.requireNonNull(name);
        Objects.requireNonNull(delivery);
    }

    /** Whether the tool only reads. */
    public boolean reads() {
        return hints.readOnly();
    }

    public Optional<String> settlementField() {
        return Optional.ofNullable(settlement);
    }

    /** Starts the declaration of a tool. */
    public static <A, R> Draft<A, R> of(String name, ServiceName service, Class<A> arguments, Class<R> result) {
        return new Draft<>(name, service, arguments, result);
    }

    /** A declaration being written; {@link #describedAs} ends it. */
    public static final class Draft<A, R> {
        private final String name;
        private final ServiceName service;
        private final Class<A> arguments;
        private final Class<R> result;
        private String title = "";
        private Grant grant = Grant.READ;
        private Hints hints = Hints.reads();
        private RestRoute route = RestRoute.post("/");
        private RateLimit rateLimit = RateLimit.perMinute(60);
        private Credits credits = Credits.FREE;
        private @Nullable String settlement;
        private Delivery<A, R> delivery = new Delivery.Answered<>();
        private Exposure exposure = Exposure.TOOL;
        private SecretPolicy secrets = SecretPolicy.NONE;

        private Draft(String name, ServiceName service, Class<A> arguments, Class<R> result) {
            this.name = name;
            this.service = service;
            this.arguments = arguments;
            this.result = result;
        }

        public Draft<A, R> titled(String text) {
            title = text;
            return this;
        }

        public Draft<A, R> needs(Grant needed) {
            grant = needed;
            return this;
        }

        public Draft<A, R> hinting(Hints given) {
            hints = given;
            return this;
        }

        public Draft<A, R> at(RestRoute given) {
            route = given;
            return this;
        }

        public Draft<A, R> limitedTo(RateLimit given) {
            rateLimit = given;
            return this;
        }

        public Draft<A, R> costing(Credits given) {
            credits = given;
            return this;
        }

        public Draft<A, R> settledIn(String resultField) {
            settlement = resultField;
            return this;
        }

        public Draft<A, R> delivered(Delivery<A, R> given) {
            delivery = given;
            return this;
        }

        public Draft<A, R> exposedAs(Exposure given) {
            exposure = given;
            return this;
        }

        public Draft<A, R> withSecrets(SecretPolicy given) {
            secrets = given;
            return this;
        }

        public ToolContract<A, R> describedAs(String description) {
            return new ToolContract<>(
                    name,
                    title,
                    description.strip(),
                    service,
                    grant,
                    hints,
                    route,
                    rateLimit,
                    credits,
                    arguments,
                    result,
                    settlement,
                    delivery,
                    exposure,
                    secrets);
        }
    }
}
