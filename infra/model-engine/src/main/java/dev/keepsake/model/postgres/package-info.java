// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** The ledger of tokens in PostgreSQL. */
@NullMarked
package dev.keepsake.model.postgres;

import org.jspecify.annotations.NullMarked;
