// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** Company policies: sources of the team's memory that teach nothing and govern, whole, until they are retired. */
@NullMarked
package dev.keepsake.ingest.policy;

import org.jspecify.annotations.NullMarked;
