// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** The room of what a person knows. It answers no tool yet. */
@NullMarked
package dev.keepsake.knowledge;

import org.jspecify.annotations.NullMarked;
