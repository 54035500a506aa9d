// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.capture;

import dev.keepsake.contracts.wire.Json;
import dev.keepsake.language.secret.SecretScanner;
import dev.keepsake.messaging.RecordRedaction;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Takes secrets out of records that are put aside: text by text in JSON, so that it can still be put back, else as it is. */
final class SecretRedaction implements RecordRedaction {
    private final SecretScanner scanner;

    SecretRedaction(SecretScanner scanner) {
        this.scanner = scanner;
    }

    @Override
    public byte[] redacted(byte[] value) {
        String text = new String(value, StandardCharsets.UTF_8);
        String redacted = redacted(text);
        return redacted.equals(text) ? value : redacted.getBytes(StandardCharsets.UTF_8);
    }

    private String redacted(String text) {
        try {
            JsonNode json = Json.mapper().readTree(text);
            return redact(json) ? json.toString() : text;
        } catch (JacksonException notJson) {
            return scanner.redact(text);
        }
    }

    /** Redacts every text inside; says whether there was anything. */
    private boolean redact(JsonNode node) {
        boolean changed = false;
        if (node instanceof ObjectNode object) {
            for (Map.Entry<String, JsonNode> property : object.properties()) {
                if (property.getValue().isString()) {
                    String before = property.getValue().stringValue();
                    String after = scanner.redact(before);
                    property.setValue(JsonNodeFactory.instance.stringNode(after));
                    changed |= !after.equals(before);
                }
            }
        }
        if (node instanceof ArrayNode array) {
            for (int i = 0; i < array.size(); i++) {
                if (array.get(i).isString()) {
                    String before = array.get(i).stringValue();
                    String after = scanner.redact(before);
                    array.set(i, JsonNodeFactory.instance.stringNode(after));
                    changed |= !after.equals(before);
                }
            }
        }
        for (JsonNode child : node) {
            changed |= redact(child);
        }
        return changed;
    }
}
