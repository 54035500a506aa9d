// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.reranking;

import org.jspecify.annotations.Nullable;

/** A configured cross-encoder gave no usable answer; the caller goes on without it. */
public final class RerankingFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public RerankingFailed(String message) {
        super(message);
    }

    public RerankingFailed(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
