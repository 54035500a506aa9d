// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.catalog;

import dev.keepsake.contracts.tool.Grant;
import dev.keepsake.contracts.tool.ToolContract;
import java.util.Set;

/**
 * A kind of caller: everything that decides which tools are shown, and in which form.
 *
 * @param app whether the caller is an app that names its own users
 */
public record Audience(Set<Grant> grants, boolean app) {
    public Audience {
        grants = Set.copyOf(grants);
    }

    /** Whether a caller of this kind may use the tool. */
    public boolean mayUse(ToolContract<?, ?> tool) {
        return grants.contains(tool.grant());
    }
}
