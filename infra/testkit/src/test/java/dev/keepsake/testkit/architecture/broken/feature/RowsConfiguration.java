// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.architecture.broken.feature;

import javax.sql.DataSource;

/** Breaks nothing: wiring may know the technology. */
record RowsConfiguration(DataSource source) {}
