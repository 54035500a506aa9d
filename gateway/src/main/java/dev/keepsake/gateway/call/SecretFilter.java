// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.call;

import dev.keepsake.contracts.ingest.Message;
import dev.keepsake.contracts.tool.SecretPolicy;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.gateway.catalog.CheckedArguments;
import dev.keepsake.language.secret.SecretFinding;
import dev.keepsake.language.secret.SecretScanner;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Keeps secrets from leaving this process, as each tool's contract says: the bus keeps what it is given for days. */
final class SecretFilter {
    private final SecretScanner scanner;

    SecretFilter(SecretScanner scanner) {
        this.scanner = scanner;
    }

    /**
     * The arguments as they may be sent.
     *
     * @throws dev.keepsake.contracts.call.CallRefused where the tool takes no secrets and there is one
     */
    CheckedArguments apply(ToolContract<?, ?> tool, CheckedArguments checked) {
        SecretPolicy policy = tool.secrets();
        return switch (policy.handling()) {
            case PASSED -> checked;
            case REFUSED -> {
                policy.fields().forEach(field -> refuse(field, checked.json().path(field)));
                yield checked;
            }
            case REDACTED ->
                redact(policy, checked.json())
                        ? new CheckedArguments(
                                checked.json(),
                                Json.mapper().treeToValue(checked.json(), tool.arguments()),
                                checked.userName())
                        : checked;
        };
    }

    private void refuse(String field, JsonNode text) {
        List<SecretFinding> findings = text.isString() ? scanner.scan(text.stringValue()) : List.of();
        if (!findings.isEmpty()) {
            String sort = findings.get(0).kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
            throw SecretPolicy.refusal(field, sort);
        }
    }

    /** Says whether there was anything to take out. */
    private boolean redact(SecretPolicy policy, ObjectNode arguments) {
        String field = policy.fields().get(1);
        boolean changed = false;
        String before = "";
        for (JsonNode item : arguments.path(policy.fields().get(0))) {
            String text = item.path(field).asString("");
            String redacted = scanner.redact(text, before);
            if (!redacted.equals(text) && item instanceof ObjectNode object) {
                object.put(field, fitting(redacted));
                changed = true;
            }
            before = text;
        }
        return changed;
    }

    /** What stands in place of a secret can be longer than it. */
    private static String fitting(String text) {
        int length = text.codePointCount(0, text.length());
        return length <= Message.LONGEST_CONTENT
                ? text
                : text.substring(0, text.offsetByCodePoints(0, Message.LONGEST_CONTENT));
    }
}
