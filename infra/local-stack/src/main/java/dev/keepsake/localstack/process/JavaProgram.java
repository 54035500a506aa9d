// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.process;

import java.nio.file.Path;

/** The Java that runs this program; the children run on the same. */
public final class JavaProgram {

    private JavaProgram() {}

    public static String path() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /** 17, 21, 25, … */
    public static int feature() {
        return Runtime.version().feature();
    }
}
