// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.gate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.recall.ask.Bearing;
import dev.keepsake.recall.ask.Reading;
import dev.keepsake.recall.fixture.AMemory;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ReadEvidenceTest {
    private static final SpaceId SPACE = new SpaceId(new UUID(1, 2));

    @Test
    void seesNothingHeld_whenOnlyMemoriesAboutOthersSpeakOfIt() {
        GateFeatures features = describe(bearing(true, true, 0), bearing(false, true, 1));

        assertThat(features.of(GateFeature.ASKED_HELD)).isZero();
        assertThat(features.of(GateFeature.ASKED_HELD_LEAD)).isEqualTo(-1);
        assertThat(features.of(GateFeature.BEST_ABOUT_SUBJECT)).isEqualTo(1);
    }

    @Test
    void tellsWhatIsHeldFromWhatIsHeldAndFits() {
        GateFeatures features = describe(bearing(true, false, 1), bearing(true, true, 0.5));

        assertThat(features.of(GateFeature.ASKED_HELD)).isEqualTo(1);
        assertThat(features.of(GateFeature.ASKED_HELD_FITTING)).isEqualTo(0.5);
        assertThat(features.of(GateFeature.NOTHING_FITS)).isZero();
    }

    @Test
    void countsEverythingAsUnsaid_whenNothingWasFound() {
        GateFeatures features = new GateFeatures();

        new ReadEvidence(Reading.NOTHING).describe(features);

        assertThat(features.of(GateFeature.UNSAID)).isEqualTo(1);
        assertThat(features.of(GateFeature.NOTHING_FITS)).isEqualTo(1);
        assertThat(features.of(GateFeature.BEST_ABOUT_SUBJECT)).isZero();
    }

    private static GateFeatures describe(Bearing... bearings) {
        GateFeatures features = new GateFeatures();
        new ReadEvidence(new Reading(Optional.empty(), List.of(bearings), 0.5, List.of())).describe(features);
        return features;
    }

    private static Bearing bearing(boolean aboutSubject, boolean fits, double asked) {
        return new Bearing(AMemory.in(SPACE, "A statement.").build(), aboutSubject, fits, asked, asked);
    }
}
