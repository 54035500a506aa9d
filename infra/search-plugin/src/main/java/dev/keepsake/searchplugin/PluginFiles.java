// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.searchplugin;

import java.io.InputStream;
import java.util.Objects;

/** Where this plugin's files are, for whoever installs it. Needs no class of the server. */
public final class PluginFiles {

    public static final String DESCRIPTOR = "plugin-descriptor.properties";

    private PluginFiles() {}

    /** The descriptor that the server reads first; the caller closes it. */
    public static InputStream descriptor() {
        return Objects.requireNonNull(PluginFiles.class.getClassLoader().getResourceAsStream(DESCRIPTOR));
    }
}
