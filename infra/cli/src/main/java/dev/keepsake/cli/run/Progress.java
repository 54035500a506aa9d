// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.run;

import dev.keepsake.localstack.supervision.Part;
import dev.keepsake.localstack.supervision.PartListener;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;

/** Tells the person at the terminal what happens to the parts, a line for each. */
final class Progress implements PartListener {

    private static final double MILLIS = 1_000;

    private final PrintWriter out;

    Progress(PrintWriter out) {
        this.out = out;
    }

    @Override
    public synchronized void ready(Part part, Duration after) {
        out.printf("  %-14s ready after %.1f s%n", part.name(), after.toMillis() / MILLIS);
        out.flush();
    }

    @Override
    public synchronized void died(Part part, String how, List<String> lastLines, Duration pause) {
        out.printf(
                "  %-14s %s; it is started again in %.1f s. Its last lines:%n",
                part.name(), how, pause.toMillis() / MILLIS);
        quote(lastLines);
    }

    @Override
    public synchronized void givenUp(Part part, String why, List<String> lastLines) {
        out.printf(
                "  %-14s %s. It died too often and is not started again: put right what its last lines say,"
                        + " then `infra/keepsake down` and `up`.%n",
                part.name(), why);
        quote(lastLines);
    }

    private void quote(List<String> lines) {
        lines.forEach(line -> out.println("      | " + line));
        out.flush();
    }
}
