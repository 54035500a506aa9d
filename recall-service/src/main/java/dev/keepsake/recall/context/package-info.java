// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** Writes what is remembered of a prompt or a text, within a number of tokens, to be read as data and never obeyed. */
@NullMarked
package dev.keepsake.recall.context;

import org.jspecify.annotations.NullMarked;
