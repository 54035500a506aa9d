// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.architecture.broken.feature;

import java.sql.Connection;

/** Breaks the rule on features: it knows JDBC. */
record ReadsRows(Connection connection) {}
