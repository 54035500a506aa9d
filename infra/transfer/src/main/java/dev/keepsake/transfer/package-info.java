// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** Brings in what a person has elsewhere: reads an export, cuts it into calls, hands them over, counts what came of it. */
@NullMarked
package dev.keepsake.transfer;

import org.jspecify.annotations.NullMarked;
