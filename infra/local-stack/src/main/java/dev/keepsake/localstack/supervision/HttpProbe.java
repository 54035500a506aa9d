// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.supervision;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;

/** Asks an address and looks at nothing but the status. */
public final class HttpProbe {

    private static final int TIMEOUT_MILLIS = 3_000;

    private HttpProbe() {}

    /** True if it answers 200 within three seconds. */
    public static boolean isOk(String url) {
        try {
            HttpURLConnection connection =
                    (HttpURLConnection) URI.create(url).toURL().openConnection();
            connection.setConnectTimeout(TIMEOUT_MILLIS);
            connection.setReadTimeout(TIMEOUT_MILLIS);
            try {
                return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
            } finally {
                connection.disconnect();
            }
        } catch (IOException notYet) {
            return false;
        }
    }
}
