// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Binds a program to its launcher's life: when the pipe to its standard input ends, the program gets its stop signal. It also
 * stands in a session of its own, so that Ctrl-C in the terminal reaches the launcher alone, which then stops all in order.
 */
public final class Tether {

    private static final Path SETSID = Path.of("/usr/bin/setsid");

    private final Path script;

    private Tether(Path script) {
        this.script = script;
    }

    /** Puts the script into the folder. */
    public static Tether in(Path folder) throws IOException {
        Path script = folder.resolve("tether.sh");
        Path draft = Files.createTempFile(folder, "tether", ".draft");
        try (InputStream source = Objects.requireNonNull(Tether.class.getResourceAsStream("tether.sh"))) {
            Files.copy(source, draft, StandardCopyOption.REPLACE_EXISTING);
        }
        Files.move(draft, script, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        return new Tether(script);
    }

    /** The command with its tether; {@code signal} as in {@code kill -s}, for example {@code TERM}. */
    public List<String> tie(String signal, List<String> command) {
        List<String> tied = new ArrayList<>(List.of("sh", script.toString(), signal));
        tied.addAll(command);
        return ownSession(tied);
    }

    /**
     * The command behind all others that want the processor, for one that is {@linkplain #tie tied}. Linux may share it out
     * among sessions first and look at how nice a process is within its session only, so the whole session steps back.
     */
    public static List<String> behindAllOthers(List<String> command) {
        String stepBack = Files.isExecutable(SETSID) ? "{ echo 19 > /proc/self/autogroup; } 2>/dev/null; " : "";
        List<String> behind = new ArrayList<>(List.of("sh", "-c", stepBack + "exec nice -n 19 \"$@\"", "sh"));
        behind.addAll(command);
        return behind;
    }

    /** The command in a session of its own where the system can do that. */
    public static List<String> ownSession(List<String> command) {
        if (!Files.isExecutable(SETSID)) {
            return command;
        }
        List<String> apart = new ArrayList<>(List.of(SETSID.toString()));
        apart.addAll(command);
        return apart;
    }
}
