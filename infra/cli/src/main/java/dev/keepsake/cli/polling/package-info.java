// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** Waiting for something that happens elsewhere. */
@NullMarked
package dev.keepsake.cli.polling;

import org.jspecify.annotations.NullMarked;
