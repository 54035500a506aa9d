// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.process;

import dev.keepsake.localstack.home.StackProblem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * How PostgreSQL and Elasticsearch are started when the launcher is root, as which they refuse to run. An ordinary user needs
 * nothing. For root a user namespace is best (files stay root's, no folder needs opening); where that is not allowed, the
 * servers run as user 65534, which must then own its data.
 */
public final class Unprivileged {

    private static final String NOBODY = "65534";
    private static final List<String> NAMESPACE =
            List.of("unshare", "-U", "--map-user=" + NOBODY, "--map-group=" + NOBODY);
    // Not runuser: it forks, and PostgreSQL outlives its launcher.
    private static final List<String> OTHER_USER =
            List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY, "--clear-groups");

    private final List<String> prefix;

    private Unprivileged(List<String> prefix) {
        this.prefix = prefix;
    }

    /** Finds out which way works here. */
    public static Unprivileged here() {
        if (!isRoot()) {
            return new Unprivileged(List.of());
        }
        if (NOBODY.equals(firstLine(join(NAMESPACE, List.of("id", "-u"))))) {
            return new Unprivileged(NAMESPACE);
        }
        if (NOBODY.equals(firstLine(join(OTHER_USER, List.of("id", "-u"))))) {
            return new Unprivileged(OTHER_USER);
        }
        throw new StackProblem("PostgreSQL and Elasticsearch do not run as root, and here neither `unshare -U` nor"
                + " `setpriv` may be used: start Keepsake as an ordinary user.");
    }

    public static boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }

    /** What was found, in a few words. */
    public String describe() {
        if (prefix.isEmpty()) {
            return "an ordinary user";
        }
        return prefix.equals(NAMESPACE) ? "root, servers in a user namespace" : "root, servers as user " + NOBODY;
    }

    public List<String> run(List<String> command) {
        return join(prefix, command);
    }

    /** Gives the folder to the user the servers run as, where that is another one. */
    public void own(Path folder) throws IOException {
        if (!prefix.equals(OTHER_USER)) {
            return;
        }
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.toList()) {
                Files.setAttribute(path, "unix:uid", Integer.valueOf(NOBODY), LinkOption.NOFOLLOW_LINKS);
                Files.setAttribute(path, "unix:gid", Integer.valueOf(NOBODY), LinkOption.NOFOLLOW_LINKS);
            }
        }
    }

    /** Lets the user the servers run as reach what lies beneath; what is secret there has modes of its own. */
    public void mayPass(Path folder) throws IOException {
        if (prefix.equals(OTHER_USER)) {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx--x--x"));
        }
    }

    private static List<String> join(List<String> first, List<String> second) {
        List<String> joined = new ArrayList<>(first);
        joined.addAll(second);
        return joined;
    }

    private static String firstLine(List<String> command) {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            try (InputStream output = process.getInputStream()) {
                String text = new String(output.readAllBytes(), StandardCharsets.UTF_8).strip();
                return process.waitFor(5, TimeUnit.SECONDS) && process.exitValue() == 0 ? text : "";
            }
        } catch (IOException notInstalled) {
            return "";
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return "";
        }
    }
}
