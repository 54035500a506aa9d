// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** The room of how a person writes. It answers no tool yet. */
@NullMarked
package dev.keepsake.voice;

import org.jspecify.annotations.NullMarked;
