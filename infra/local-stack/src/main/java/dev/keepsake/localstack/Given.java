// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** What the environment says; an empty value counts as not said. */
record Given(Map<String, String> environment) {

    /** Makes what nobody gave. */
    interface Made {
        String make() throws IOException;
    }

    Optional<String> of(String variable) {
        return Optional.ofNullable(environment.get(variable)).filter(value -> !value.isBlank());
    }

    String orElse(String variable, Made made) throws IOException {
        Optional<String> given = of(variable);
        return given.isPresent() ? given.get() : made.make();
    }
}
