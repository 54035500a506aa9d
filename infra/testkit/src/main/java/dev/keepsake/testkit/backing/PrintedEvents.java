// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.backing;

import dev.keepsake.localstack.supervision.Part;
import dev.keepsake.localstack.supervision.PartListener;
import java.time.Duration;
import java.util.List;

/** Goes into {@code holder.log}. */
final class PrintedEvents implements PartListener {

    @Override
    public void ready(Part part, Duration after) {
        System.out.printf("%s ready after %d ms%n", part.name(), after.toMillis());
    }

    @Override
    public void died(Part part, String how, List<String> lastLines, Duration pause) {
        System.out.printf("%s %s, its last lines:%n%s%n", part.name(), how, String.join("\n", lastLines));
    }

    @Override
    public void givenUp(Part part, String why, List<String> lastLines) {
        System.out.printf("%s %s, given up:%n%s%n", part.name(), why, String.join("\n", lastLines));
    }
}
