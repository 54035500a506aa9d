// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.elasticsearch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Constructor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What the server reads from its standard input: its arguments in the server's own format, written by the server's own
 * classes. Its command line tool does the same, in a JVM of 70 MB that stays. Internal to the server, so bound to its version.
 */
final class ServerArguments {

    private static final int PARAMETERS = 7;

    private ServerArguments() {}

    static byte[] serialized(Path home, Path config, Path logs, Map<String, String> settings) throws IOException {
        try (URLClassLoader server = new URLClassLoader(libraries(home), ClassLoader.getPlatformClassLoader())) {
            Object nodeSettings = settings(server, settings);
            Object secrets = server.loadClass("org.elasticsearch.common.settings.KeyStoreWrapper")
                    .getMethod("create")
                    .invoke(null);
            Class<?> type = server.loadClass("org.elasticsearch.bootstrap.ServerArgs");
            Object arguments = constructor(type).newInstance(false, false, null, secrets, nodeSettings, config, logs);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            Class<?> streamType = server.loadClass("org.elasticsearch.common.io.stream.StreamOutput");
            Object stream = server.loadClass("org.elasticsearch.common.io.stream.OutputStreamStreamOutput")
                    .getConstructor(OutputStream.class)
                    .newInstance(bytes);
            type.getMethod("writeTo", streamType).invoke(arguments, stream);
            streamType.getMethod("flush").invoke(stream);
            return bytes.toByteArray();
        } catch (ReflectiveOperationException otherVersion) {
            throw new IOException("this Elasticsearch takes other arguments than 8.19: " + otherVersion, otherVersion);
        }
    }

    private static Constructor<?> constructor(Class<?> type) throws NoSuchMethodException {
        for (Constructor<?> candidate : type.getConstructors()) {
            if (candidate.getParameterCount() == PARAMETERS) {
                return candidate;
            }
        }
        throw new NoSuchMethodException("ServerArgs with " + PARAMETERS + " parameters");
    }

    private static Object settings(ClassLoader server, Map<String, String> settings)
            throws ReflectiveOperationException {
        Class<?> type = server.loadClass("org.elasticsearch.common.settings.Settings");
        Object builder = type.getMethod("builder").invoke(null);
        for (Map.Entry<String, String> setting : settings.entrySet()) {
            builder.getClass()
                    .getMethod("put", String.class, String.class)
                    .invoke(builder, setting.getKey(), setting.getValue());
        }
        return builder.getClass().getMethod("build").invoke(builder);
    }

    private static URL[] libraries(Path home) throws IOException {
        List<URL> jars = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(home.resolve("lib"), "*.jar")) {
            for (Path file : files) {
                jars.add(file.toUri().toURL());
            }
        }
        return jars.toArray(URL[]::new);
    }
}
