// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** Keeps strategies that worked, with the situations they fit and the credit they earned. */
@NullMarked
package dev.keepsake.recall.playbook;

import org.jspecify.annotations.NullMarked;
