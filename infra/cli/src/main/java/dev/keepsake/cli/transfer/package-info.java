// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** {@code keepsake import}, {@code export} and {@code erase}: a person's memory on its way in, out, and away. */
@NullMarked
package dev.keepsake.cli.transfer;

import org.jspecify.annotations.NullMarked;
