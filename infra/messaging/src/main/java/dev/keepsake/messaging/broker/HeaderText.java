// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.broker;

import dev.keepsake.contracts.wire.Header;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.kafka.common.header.Headers;

/** Reads and writes our headers as text. */
public final class HeaderText {
    private HeaderText() {}

    /** The newest value of a header. */
    public static Optional<String> get(Headers headers, Header name) {
        return Optional.ofNullable(headers.lastHeader(name.headerName()))
                .map(header -> header.value())
                .map(value -> new String(value, StandardCharsets.UTF_8));
    }

    /** The newest value; a missing one is a reason not to read the record. */
    public static String required(Headers headers, Header name) {
        return get(headers, name)
                .orElseThrow(() -> new UnreadableRecord("The header " + name.headerName() + " is missing."));
    }

    public static void put(Headers headers, Header name, Object value) {
        headers.add(name.headerName(), value.toString().getBytes(StandardCharsets.UTF_8));
    }
}
