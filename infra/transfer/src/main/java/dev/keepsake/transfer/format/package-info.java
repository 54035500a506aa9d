// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** How exports look: each reader turns one vendor's file into records, one at a time. */
@NullMarked
package dev.keepsake.transfer.format;

import org.jspecify.annotations.NullMarked;
