// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.embedding;

/** The embedding models that ship as libraries. */
public enum LocalModel {
    /** The usual one: finds best. 8-bit, twelve layers. */
    E5_SMALL_V2("e5-small-v2-q", 384, 512, "query: ", "passage: "),
    /** For small machines: half the work per text, finds less. 8-bit, six layers. */
    ALL_MINILM_L6_V2("all-minilm-l6-v2-q", 384, 256, "", "");

    private final String files;
    private final int dimensions;
    private final int maxTokens;
    private final String queryPrefix;
    private final String passagePrefix;

    LocalModel(String files, int dimensions, int maxTokens, String queryPrefix, String passagePrefix) {
        this.files = files;
        this.dimensions = dimensions;
        this.maxTokens = maxTokens;
        this.queryPrefix = queryPrefix;
        this.passagePrefix = passagePrefix;
    }

    /** Names the model and how its texts are prepared; a new way of preparing them is a new id. */
    public String id() {
        return files + "/1";
    }

    String files() {
        return files;
    }

    int dimensions() {
        return dimensions;
    }

    int maxTokens() {
        return maxTokens;
    }

    String queryPrefix() {
        return queryPrefix;
    }

    String passagePrefix() {
        return passagePrefix;
    }
}
