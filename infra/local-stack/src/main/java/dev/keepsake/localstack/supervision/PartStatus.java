// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.supervision;

/**
 * A part as its supervisor sees it.
 *
 * @param pid 0 while no process runs
 * @param readyMillis how long the last start took until it answered; 0 if it has not
 * @param restarts how often it was started again after it died
 */
public record PartStatus(String name, PartState state, long pid, int port, long readyMillis, int restarts) {}
