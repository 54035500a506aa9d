// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.supervision;

import java.time.Duration;
import java.util.List;

/** Told what happens to parts. Called on the supervisor's threads, one call at a time per part. */
public interface PartListener {

    /** Its start begins. */
    default void starting(Part part) {}

    /** It answers, this long after its start began. */
    void ready(Part part, Duration after);

    /** Its process ended although nobody asked; it is started again after the pause. */
    void died(Part part, String how, List<String> lastLines, Duration pause);

    /** It will not be started again. */
    void givenUp(Part part, String why, List<String> lastLines);
}
