// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.elasticsearch;

/**
 * How the server is tuned.
 *
 * @param heapMegabytes its heap; 256 serves 100,000 memories
 * @param startsFast whether a sooner start is worth slower searches, as it is in tests
 */
public record ElasticsearchSize(int heapMegabytes, boolean startsFast) {

    public static final ElasticsearchSize TEST = new ElasticsearchSize(256, true);
    public static final ElasticsearchSize DAILY = new ElasticsearchSize(384, false);
}
