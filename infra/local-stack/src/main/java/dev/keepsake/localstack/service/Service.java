// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.service;

import java.util.Locale;

/** Our services, in the order they are started, with the memory each may take on a small machine. */
public enum Service {
    INGEST("ingest-service", "KEEPSAKE_INGEST_PORT", 384),
    RECALL("recall-service", "KEEPSAKE_RECALL_PORT", 512),
    VOICE("voice-service", "KEEPSAKE_VOICE_PORT", 256),
    KNOWLEDGE("knowledge-service", "KEEPSAKE_KNOWLEDGE_PORT", 384),
    GATEWAY("gateway", "KEEPSAKE_PORT", 192);

    private final String module;
    private final String portVariable;
    private final int heapMegabytes;

    Service(String module, String portVariable, int heapMegabytes) {
        this.module = module;
        this.portVariable = portVariable;
        this.heapMegabytes = heapMegabytes;
    }

    /** The name people type: ingest, recall, … */
    public String partName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The Maven module, which is also its folder and the beginning of its jar's name. */
    public String module() {
        return module;
    }

    /** The environment variable that names its HTTP port. */
    public String portVariable() {
        return portVariable;
    }

    int heapMegabytes() {
        return heapMegabytes;
    }
}
