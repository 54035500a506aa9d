// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.architecture.broken.one;

import dev.keepsake.testkit.architecture.broken.two.Two;

/** Half of a cycle. */
public record One(Two two) {}
