// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.tool;

/** Through which doors an operation is reached. */
public enum Exposure {
    /** A tool: shown to agents over MCP, and at its REST path. */
    TOOL,
    /** For dashboards and programs only: at its REST path, never shown to an agent. */
    REST
}
