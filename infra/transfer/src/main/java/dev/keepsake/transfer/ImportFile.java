// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer;

import dev.keepsake.transfer.format.ImportFormat;
import dev.keepsake.transfer.format.ImportRecord;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** An export on disk: the file with the records, or the archive in which vendors deliver it. */
public final class ImportFile implements Closeable {
    private static final byte[] ARCHIVE = {'P', 'K', 3, 4};

    private final Path path;
    private final ImportFormat format;
    private final @Nullable ZipFile archive;
    private final List<? extends ZipEntry> entries;

    private ImportFile(Path path, ImportFormat format, @Nullable ZipFile archive) {
        this.path = path;
        this.format = format;
        this.archive = archive;
        this.entries = archive == null
                ? List.of()
                : archive.stream()
                        .filter(entry -> format.isIn(entry.getName()))
                        .sorted(Comparator.comparing(ZipEntry::getName))
                        .toList();
    }

    /** @throws IOException with a sentence where it cannot be read or is an archive of something else */
    public static ImportFile open(Path path, ImportFormat format) throws IOException {
        if (!Files.isRegularFile(path)) {
            throw new IOException("There is no file " + path + ".");
        }
        ImportFile file = new ImportFile(path, format, isArchive(path) ? new ZipFile(path.toFile()) : null);
        if (file.archive != null && file.entries.isEmpty()) {
            file.close();
            throw new IOException("The archive " + path + " holds no " + format.ending() + " file of such an export.");
        }
        return file;
    }

    private static boolean isArchive(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            return Arrays.equals(in.readNBytes(ARCHIVE.length), ARCHIVE);
        }
    }

    /** How many bytes there are to read. */
    public long size() throws IOException {
        return archive == null
                ? Files.size(path)
                : entries.stream()
                        .mapToLong(entry -> Math.max(0, entry.getSize()))
                        .sum();
    }

    /**
     * Reads all records, one at a time.
     *
     * @param progress told how many bytes have been read since it was told last
     */
    public void read(LongConsumer progress, Consumer<ImportRecord> sink) throws IOException {
        if (archive == null) {
            read(Files.newInputStream(path), progress, sink);
            return;
        }
        for (ZipEntry entry : entries) {
            read(archive.getInputStream(entry), progress, sink);
        }
    }

    private void read(InputStream opened, LongConsumer progress, Consumer<ImportRecord> sink) throws IOException {
        try (InputStream in = new BufferedInputStream(new CountedStream(opened, progress))) {
            format.reader().read(in, sink);
        }
    }

    @Override
    public void close() throws IOException {
        if (archive != null) {
            archive.close();
        }
    }
}
