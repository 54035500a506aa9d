// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.doctor;

/**
 * One thing looked at.
 *
 * @param what in a few words
 * @param found what there is
 * @param remedy what to do; empty if all is well
 */
record Finding(String what, String found, String remedy) {

    static Finding well(String what, String found) {
        return new Finding(what, found, "");
    }

    boolean isProblem() {
        return !remedy.isEmpty();
    }
}
