// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.elasticsearch;

import dev.keepsake.localstack.process.CodeSource;
import dev.keepsake.searchplugin.PluginFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Enumeration;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The unpacked server: its libraries and one module of its own, with our plugin beside them. */
final class ElasticsearchHome {

    // The other modules of the archive are test modules or need settings; without them it starts sooner and is smaller.
    private static final String ONLY_MODULE = "modules/transport-netty4/";

    private ElasticsearchHome() {}

    /** The server's folder, unpacked beneath {@code servers} if it is not there yet; the plugin is put in at every start. */
    static Path unpacked(Path zip, Path servers) throws IOException {
        Path home = servers.resolve(zip.getFileName().toString().replace(".zip", ""));
        if (!Files.exists(home)) {
            Path draft = Files.createTempDirectory(servers, "elasticsearch");
            unpack(zip, draft);
            Files.move(draft, home);
        }
        installPlugin(home.resolve("plugins/keepsake-search"));
        return home;
    }

    private static void unpack(Path zip, Path target) throws IOException {
        try (ZipFile file = new ZipFile(zip.toFile())) {
            Enumeration<? extends ZipEntry> entries = file.entries();
            while (entries.hasMoreElements()) {
                ZipEntry entry = entries.nextElement();
                String name = entry.getName().substring(entry.getName().indexOf('/') + 1);
                if (!entry.isDirectory() && isNeeded(name)) {
                    Path path = target.resolve(name).normalize();
                    Files.createDirectories(path.getParent());
                    try (InputStream content = file.getInputStream(entry)) {
                        Files.copy(content, path);
                    }
                }
            }
        }
        // Compared with the list of modules at start: it must exist.
        Files.createDirectories(target.resolve("modules"));
    }

    private static boolean isNeeded(String name) {
        if (name.startsWith("lib/tools/")) {
            return name.startsWith("lib/tools/ansi-console/");
        }
        return name.startsWith("lib/") || name.startsWith(ONLY_MODULE) || name.startsWith("config/log4j2");
    }

    private static void installPlugin(Path folder) throws IOException {
        Files.createDirectories(folder);
        Path source = CodeSource.of(PluginFiles.class);
        Path jar = folder.resolve("keepsake-search.jar");
        if (Files.isDirectory(source)) {
            pack(source, jar);
        } else {
            Files.copy(source, jar, StandardCopyOption.REPLACE_EXISTING);
        }
        try (InputStream descriptor = PluginFiles.descriptor()) {
            Files.copy(descriptor, folder.resolve(PluginFiles.DESCRIPTOR), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static void pack(Path classes, Path jar) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(classes)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream packed = new JarOutputStream(out)) {
            for (Path file : files) {
                packed.putNextEntry(new JarEntry(classes.relativize(file).toString()));
                Files.copy(file, packed);
            }
        }
    }
}
