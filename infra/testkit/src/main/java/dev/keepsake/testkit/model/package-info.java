// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** A stand-in for a language model: a real server that gives the replies it was told to. */
@NullMarked
package dev.keepsake.testkit.model;

import org.jspecify.annotations.NullMarked;
