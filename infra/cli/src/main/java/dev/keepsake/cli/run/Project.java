// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.run;

import dev.keepsake.localstack.home.Artifacts;
import dev.keepsake.localstack.home.StackProblem;
import java.nio.file.Path;

/** The checkout this program was built in; the script that starts it says where that is. */
public final class Project {

    private static final String PROPERTY = "keepsake.project";

    private Project() {}

    public static Artifacts artifacts() {
        return new Artifacts(root());
    }

    static Path root() {
        String named = System.getProperty(PROPERTY, "");
        if (named.isBlank()) {
            throw new StackProblem("Start this program with the script infra/keepsake.");
        }
        return Path.of(named).toAbsolutePath();
    }
}
