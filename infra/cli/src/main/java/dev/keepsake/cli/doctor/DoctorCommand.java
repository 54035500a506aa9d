// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.doctor;

import dev.keepsake.cli.gateway.IndexAdvice;
import dev.keepsake.cli.gateway.ServiceApi;
import dev.keepsake.cli.gateway.ServiceLocation;
import dev.keepsake.localstack.home.Home;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code keepsake doctor}: 0 if all is well. */
@Command(
        name = "doctor",
        description = "Says what is wrong with the set-up; with --deep, whether the index holds what the truth holds.",
        mixinStandardHelpOptions = true)
public final class DoctorCommand implements Callable<Integer> {

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli before any command runs
    private CommandSpec spec;

    @Option(
            names = "--deep",
            description = "Compare the index with the truth: every id and version, and what a sample says.")
    private boolean deep;

    @Option(names = "--repair", description = "With --deep: have announced again what differs, and compare again.")
    private boolean repair;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        Home home = Home.from(System.getenv());
        List<Finding> findings = new ArrayList<>(new MachineChecks(home).run());
        findings.addAll(new AddressChecks(home, System.getenv()).run());
        IndexAdvice.reason(System.getenv())
                .ifPresent(reason -> findings.add(new Finding("Index", reason, IndexAdvice.REMEDY)));
        for (Finding finding : findings) {
            out.printf("  %-8s %-14s %s%n", finding.isProblem() ? "PROBLEM" : "ok", finding.what(), finding.found());
            if (finding.isProblem()) {
                out.printf("           %s%n", finding.remedy());
            }
        }
        out.flush();
        boolean well = findings.stream().noneMatch(Finding::isProblem);
        return isDeeplyWell(out) && well ? 0 : 1;
    }

    private boolean isDeeplyWell(PrintWriter out) throws IOException {
        if (!deep && !repair) {
            return true;
        }
        return new DeepCheck(
                        new ServiceApi(ServiceLocation.find("recall", System.getenv())),
                        new ServiceApi(ServiceLocation.find("ingest", System.getenv())),
                        out)
                .run(repair);
    }
}
