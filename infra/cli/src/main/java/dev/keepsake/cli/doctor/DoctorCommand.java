// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.doctor;

import dev.keepsake.localstack.home.Home;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code keepsake doctor}: 0 if all is well. */
@Command(name = "doctor", description = "Says what is wrong with the set-up.", mixinStandardHelpOptions = true)
public final class DoctorCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        Home home = Home.from(System.getenv());
        List<Finding> findings = new ArrayList<>(new MachineChecks(home).run());
        findings.addAll(new AddressChecks(home, System.getenv()).run());
        for (Finding finding : findings) {
            out.printf("  %-8s %-14s %s%n", finding.isProblem() ? "PROBLEM" : "ok", finding.what(), finding.found());
            if (finding.isProblem()) {
                out.printf("           %s%n", finding.remedy());
            }
        }
        out.flush();
        return findings.stream().anyMatch(Finding::isProblem) ? 1 : 0;
    }
}
