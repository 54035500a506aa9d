// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

import org.jspecify.annotations.Nullable;

/** Elasticsearch did not answer, not in time, or not completely. Nothing is known about what it holds. */
final class IndexUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    IndexUnavailable(String reason, @Nullable Throwable cause) {
        super(reason, cause);
    }
}
