// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** Merging two entities, so that both names mean one and the same, and taking that back. */
@NullMarked
package dev.keepsake.ingest.entity;

import org.jspecify.annotations.NullMarked;
