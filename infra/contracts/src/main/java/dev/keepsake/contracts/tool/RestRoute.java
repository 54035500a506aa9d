// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.tool;

/**
 * Where a tool is reached over REST.
 *
 * @param method GET or DELETE (arguments in the query), POST, PUT or DELETE (arguments as the JSON body)
 * @param path may hold one argument in braces, such as {@code /api/v1/policies/{id}}
 * @param success the HTTP status of a result
 * @param takesBody whether the arguments stand in a body
 */
public record RestRoute(String method, String path, int success, boolean takesBody) {
    private static final int OK = 200;
    private static final int CREATED = 201;

    public static RestRoute get(String path) {
        return new RestRoute("GET", path, OK, false);
    }

    public static RestRoute post(String path) {
        return new RestRoute("POST", path, OK, true);
    }

    /** A POST that makes something new. */
    public static RestRoute creating(String path) {
        return new RestRoute("POST", path, CREATED, true);
    }

    public static RestRoute put(String path) {
        return new RestRoute("PUT", path, OK, true);
    }

    public static RestRoute delete(String path) {
        return new RestRoute("DELETE", path, OK, false);
    }

    /** A DELETE of so much that it asks for a confirmation. */
    public static RestRoute deleteWithBody(String path) {
        return new RestRoute("DELETE", path, OK, true);
    }
}
