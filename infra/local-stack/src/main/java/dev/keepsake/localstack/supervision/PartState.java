// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.supervision;

/** Where a part is in its life. */
public enum PartState {
    /** Not started yet, or stopped on purpose. */
    STOPPED,
    /** Its process runs, or is about to, and does not answer yet. */
    STARTING,
    /** It answered after its start and its process is alive. */
    READY,
    /** It died and will be started again after a pause. */
    WAITING_TO_RESTART,
    /** It died too often in too short a time; a person must look. */
    GIVEN_UP
}
