// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.catalog;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Arguments that have passed every check.
 *
 * @param json as they travel: known names only, nulls left out
 * @param decoded the tool's own record
 * @param userName the app's user the call is for; only apps name one
 */
public record CheckedArguments(
        ObjectNode json, Object decoded, @Nullable String userName) {
    public Optional<String> user() {
        return Optional.ofNullable(userName);
    }
}
