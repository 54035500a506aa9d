// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.process;

import java.net.URISyntaxException;
import java.nio.file.Path;

/** Where a class was loaded from: a jar, or a folder of classes while the build has not made one yet. */
public final class CodeSource {

    private CodeSource() {}

    public static Path of(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
