// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import dev.keepsake.language.embedding.Embedder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The vectors of the playbook after a change of the embedding model: until they are made anew, words alone are compared. */
public final class PlaybookVectors {
    private static final Logger LOG = LoggerFactory.getLogger(PlaybookVectors.class);

    private final PlaybookStore store;
    private final Embedder embedder;

    PlaybookVectors(PlaybookStore store, Embedder embedder) {
        this.store = store;
        this.embedder = embedder;
    }

    /** Makes those of another model anew. */
    public void renew() {
        int renewed = store.renewVectors(embedder.modelId(), embedder::embedPassage);
        LOG.info("The vectors of {} playbook entries were made anew", renewed);
    }
}
