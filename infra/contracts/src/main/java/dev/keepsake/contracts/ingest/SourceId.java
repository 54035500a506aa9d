// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.keepsake.contracts.wire.Sha256;
import java.util.HexFormat;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** The id of a source, written {@code source:<32 hex digits>}. */
public record SourceId(String hex) {
    private static final String PREFIX = "source:";
    private static final Pattern HEX = Pattern.compile("[0-9a-f]{32}");

    public SourceId {
        if (!HEX.matcher(hex).matches()) {
            throw new IllegalArgumentException("a source id has 32 hex digits");
        }
    }

    /** Reads {@code source:<32 hex>}; empty for anything else. */
    public static Optional<SourceId> parse(String text) {
        return text.startsWith(PREFIX)
                        && HEX.matcher(text.substring(PREFIX.length())).matches()
                ? Optional.of(new SourceId(text.substring(PREFIX.length())))
                : Optional.empty();
    }

    @JsonCreator
    static SourceId fromJson(String text) {
        return parse(text).orElseThrow(() -> new IllegalArgumentException("no source id: " + text));
    }

    /** The source that a call adds: the same for the same call delivered twice. */
    public static SourceId ofCall(UUID callId) {
        return new SourceId(callId.toString().replace("-", ""));
    }

    /** The source of a content: the same content in the same space is the same source. */
    public static SourceId ofContent(String canonicalContent) {
        return new SourceId(HexFormat.of().formatHex(Sha256.of(canonicalContent), 0, 16));
    }

    @JsonValue
    @Override
    public String toString() {
        return PREFIX + hex;
    }
}
