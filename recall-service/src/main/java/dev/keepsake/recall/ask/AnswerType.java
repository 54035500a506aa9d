// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.ask;

/** What sort of thing would answer a question. */
public enum AnswerType {
    YES_NO,
    PERSON,
    NAME,
    PLACE,
    TIME,
    DURATION,
    NUMBER,
    FREQUENCY,
    REASON,
    /** How something is done. */
    MANNER,
    /** Something that no form gives away. */
    THING
}
