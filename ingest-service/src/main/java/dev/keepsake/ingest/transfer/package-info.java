// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** Gives out everything a space holds, page by page, and takes it back. */
@NullMarked
package dev.keepsake.ingest.transfer;

import org.jspecify.annotations.NullMarked;
