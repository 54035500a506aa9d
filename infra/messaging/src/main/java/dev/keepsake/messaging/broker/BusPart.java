// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.broker;

/** A part of the bus that is not of use at once when it has been started. */
public interface BusPart {
    String partName();

    /** Whether it has been of use at least once. */
    boolean isReady();
}
