// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/**
 * Reading by a model: what it is asked, what it answers, and the check of each statement against the line it rests on. The
 * local engine reads the same lines; it is the witness for the check, and takes over where the model fails.
 */
@NullMarked
package dev.keepsake.ingest.extract;

import org.jspecify.annotations.NullMarked;
