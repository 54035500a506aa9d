// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** Answers questions from memories only, by the rules of the language: what is asked, of whom, and whether a memory says it. */
@NullMarked
package dev.keepsake.recall.ask;

import org.jspecify.annotations.NullMarked;
