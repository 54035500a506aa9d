// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** Puts the model engine into a process that has the address of a model. */
@NullMarked
package dev.keepsake.model.autoconfigure;

import org.jspecify.annotations.NullMarked;
