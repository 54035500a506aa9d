// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.elasticsearch;

/** Elasticsearch understood a request and refused it: a fault of ours, or of one document. */
final class IndexRequestRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String type;

    IndexRequestRefused(String request, int status, String type) {
        super(request + " was refused with " + status + " " + type);
        this.type = type;
    }

    /** Elasticsearch's word for the error. */
    String type() {
        return type;
    }
}
