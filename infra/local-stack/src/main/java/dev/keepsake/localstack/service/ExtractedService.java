// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.service;

import dev.keepsake.localstack.home.Home;
import dev.keepsake.localstack.home.StackProblem;
import dev.keepsake.localstack.process.JavaProgram;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A service's jar taken apart into its own classes and its libraries: nested jars cost seconds at every start. */
record ExtractedService(Path folder, Path jar) {

    /** Extracts the jar unless this very jar was extracted before; what an older one left is deleted. */
    static ExtractedService of(Service service, Path jar, Home home) throws IOException, InterruptedException {
        Path folder = home.services().resolve(service.partName() + "-" + fingerprint(jar));
        ExtractedService extracted = new ExtractedService(folder, folder.resolve(jar.getFileName()));
        if (!Files.exists(extracted.jar())) {
            deleteOlder(service, home);
            extract(jar, folder);
        }
        return extracted;
    }

    /** Of the content: the build gives every jar the same time. The archive's own checksums are there without reading it. */
    private static String fingerprint(Path jar) throws IOException {
        CRC32 sum = new CRC32();
        try (ZipFile file = new ZipFile(jar.toFile())) {
            Enumeration<? extends ZipEntry> entries = file.entries();
            while (entries.hasMoreElements()) {
                ZipEntry entry = entries.nextElement();
                String line = entry.getName() + ' ' + entry.getCrc() + '\n';
                sum.update(line.getBytes(StandardCharsets.UTF_8));
            }
        }
        return Long.toHexString(sum.getValue());
    }

    private static void extract(Path jar, Path folder) throws IOException, InterruptedException {
        Path draft = folder.resolveSibling(folder.getFileName() + ".draft");
        delete(draft);
        Process extraction = new ProcessBuilder(List.of(
                        JavaProgram.path(),
                        "-XX:TieredStopAtLevel=1",
                        "-Djarmode=tools",
                        "-jar",
                        jar.toString(),
                        "extract",
                        "--destination",
                        draft.toString()))
                .redirectErrorStream(true)
                .start();
        String output = new String(extraction.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (extraction.waitFor() != 0) {
            throw new StackProblem("%s cannot be unpacked (%s): build it again with `mvn -DskipTests package`."
                    .formatted(jar, output.strip()));
        }
        Files.move(draft, folder);
    }

    private static void deleteOlder(Service service, Home home) throws IOException {
        try (DirectoryStream<Path> older = Files.newDirectoryStream(home.services(), service.partName() + "-*")) {
            for (Path folder : older) {
                delete(folder);
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
