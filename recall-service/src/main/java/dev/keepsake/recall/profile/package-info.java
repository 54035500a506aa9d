// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** Describes a person or thing from what is remembered of it. */
@NullMarked
package dev.keepsake.recall.profile;

import org.jspecify.annotations.NullMarked;
