// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.service;

import java.util.Locale;

/** Our services, in the order they are started, with the memory each may take on a small machine. */
public enum Service {
    INGEST("ingest-service", "KEEPSAKE_INGEST_PORT", 384, false),
    RECALL("recall-service", "KEEPSAKE_RECALL_PORT", 512, false),
    VOICE("voice-service", "KEEPSAKE_VOICE_PORT", 256, false),
    KNOWLEDGE("knowledge-service", "KEEPSAKE_KNOWLEDGE_PORT", 384, false),
    GATEWAY("gateway", "KEEPSAKE_PORT", 192, true);

    private final String module;
    private final String portVariable;
    private final int heapMegabytes;
    private final boolean startsFast;

    Service(String module, String portVariable, int heapMegabytes, boolean startsFast) {
        this.module = module;
        this.portVariable = portVariable;
        this.heapMegabytes = heapMegabytes;
        this.startsFast = startsFast;
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

    /**
     * Whether only the quick compiler is used: the start then takes half the processor time (5 seconds instead of 10). For
     * what moves messages; what computes over text is worth the better code.
     */
    boolean startsFast() {
        return startsFast;
    }
}
