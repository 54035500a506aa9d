// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.supervision;

import dev.keepsake.localstack.process.ChildCommand;
import java.io.IOException;
import java.time.Duration;

/** One program of the installation. */
public interface Part {

    /** Short and unique: the name of its log, and what people type. */
    String name();

    /** The loopback port it answers on. */
    int port();

    /**
     * Lays out what is missing on disk and says how to start. Called before every start.
     *
     * @throws IOException if the disk does not let it
     */
    ChildCommand prepare() throws IOException, InterruptedException;

    /** Whether it does its work now. Returns within a few seconds and never throws. */
    boolean answers();

    /** How long a start may take before it counts as failed. */
    default Duration patience() {
        return Duration.ofMinutes(5);
    }

    /** How long it may take to stop before it is killed. */
    default Duration farewell() {
        return Duration.ofSeconds(20);
    }
}
