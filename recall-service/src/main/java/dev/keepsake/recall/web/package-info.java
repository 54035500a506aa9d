// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** What this service answers over HTTP on its own port. */
@NullMarked
package dev.keepsake.recall.web;

import org.jspecify.annotations.NullMarked;
