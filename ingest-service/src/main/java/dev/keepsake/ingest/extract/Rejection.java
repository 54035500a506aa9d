// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

/** Why a statement of a model is not believed. */
enum Rejection {
    /** It rests on no line it was given, or the words it quotes are not in that line. */
    QUOTE,
    /** The words are a question, a supposition, a quotation, a game, a machine's, an order, or came out of memory. */
    NOT_SAID,
    /** Nobody of that name is there, or the line says it of somebody else. */
    SUBJECT,
    /** It says something, or names somebody, of whom the line does not speak. */
    UNSUPPORTED,
    /** It affirms what the line denies, or the other way round. */
    POLARITY,
    /** A date that does not exist or that the line does not give. */
    DATE,
    /** It cannot be understood alone: "I", "yesterday". */
    DEPENDENT,
    /** It holds a secret. */
    SECRET
}
