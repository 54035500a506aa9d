// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.tool;

/**
 * Where a tool is reached over REST.
 *
 * @param method GET (arguments in the query) or POST (arguments as the JSON body)
 */
public record RestRoute(String method, String path) {
    public static RestRoute get(String path) {
        return new RestRoute("GET", path);
    }

    public static RestRoute post(String path) {
        return new RestRoute("POST", path);
    }
}
