// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import dev.keepsake.recall.ask.Bearing;
import dev.keepsake.recall.ask.Reading;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What the words of the best memories say to a question. A memory about the right person that knows nothing of what is asked
 * is likely to be found and answers nothing; whether it speaks of the very thing tells the two apart.
 */
record ReadEvidence(Reading reading) {
    void describe(GateFeatures features) {
        List<Bearing> own =
                reading.bearings().stream().filter(Bearing::aboutSubject).toList();
        List<Bearing> fitting = own.stream().filter(Bearing::fits).toList();
        double held = most(own, Bearing::asked);
        double elsewhere = most(
                reading.bearings().stream().filter(one -> !one.aboutSubject()).toList(), Bearing::asked);
        features.with(GateFeature.ASKED_HELD, held)
                .with(GateFeature.ASKED_HELD_FITTING, most(fitting, Bearing::asked))
                .with(
                        GateFeature.ASKED_HELD_BY_BEST,
                        own.isEmpty() ? 0 : own.get(0).asked())
                .with(GateFeature.ASKED_HELD_LEAD, held - elsewhere)
                .with(GateFeature.UNSAID, reading.unsaid())
                .with(GateFeature.SAID, most(own, Bearing::said))
                .with(
                        GateFeature.BEST_ABOUT_SUBJECT,
                        !reading.bearings().isEmpty()
                                && reading.bearings().get(0).aboutSubject())
                .with(GateFeature.NOTHING_FITS, fitting.isEmpty());
    }

    private static double most(List<Bearing> some, ToDoubleFunction<Bearing> by) {
        return some.stream().mapToDouble(by).max().orElse(0);
    }
}
