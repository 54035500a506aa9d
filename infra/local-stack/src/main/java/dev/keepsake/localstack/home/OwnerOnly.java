// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.home;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;

/** Files and folders that nobody but their owner may read; on file systems without such modes, ordinary ones. */
public final class OwnerOnly {

    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private OwnerOnly() {}

    /** Makes the folder and takes others' rights away. */
    public static void folder(Path folder) throws IOException {
        Files.createDirectories(folder);
        permit(folder, "rwx------");
    }

    /** Writes the text so that a reader sees the old file or the new one, never half of it, and nobody else sees either. */
    public static void write(Path file, String text) throws IOException {
        Path draft = Files.createTempFile(file.getParent(), file.getFileName().toString(), ".draft");
        permit(draft, "rw-------");
        Files.writeString(draft, text, StandardCharsets.UTF_8);
        Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void permit(Path path, String mode) throws IOException {
        if (POSIX) {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(mode));
        }
    }
}
