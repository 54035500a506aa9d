// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** Hands over to the benchmarks, with the addresses and the token of the installation that is to be measured. */
@NullMarked
package dev.keepsake.cli.bench;

import org.jspecify.annotations.NullMarked;
