// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.call;

import dev.keepsake.contracts.tool.SecretPolicy;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.gateway.catalog.CheckedArguments;
import dev.keepsake.language.secret.SecretGate;
import dev.keepsake.language.secret.SecretScanner;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Keeps secrets from leaving this process, as each tool's contract says: the bus keeps what it is given for days. */
final class SecretFilter {
    /** No argument that is redacted is limited to fewer characters. */
    private static final int ALWAYS_FITS = 200;

    private final SecretScanner scanner;
    private final SecretGate gate;

    SecretFilter(SecretScanner scanner) {
        this.scanner = scanner;
        this.gate = new SecretGate(scanner);
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
                refuse(policy, checked.json());
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

    private void refuse(SecretPolicy policy, ObjectNode arguments) {
        policy.fields().forEach(field -> gate.check(field, arguments.path(field).asString("")));
        policy.named()
                .ifPresent(pair ->
                        gate.checkNamed(policy, arguments.path(pair.name()).asString("")));
    }

    /** Says whether there was anything to take out. */
    private boolean redact(SecretPolicy policy, ObjectNode arguments) {
        boolean changed = false;
        for (String path : policy.fields()) {
            changed |= redact(List.of(arguments), path);
        }
        return changed;
    }

    private boolean redact(Iterable<JsonNode> holders, String path) {
        int dot = path.indexOf('.');
        if (dot < 0) {
            return redactField(holders, path);
        }
        boolean changed = false;
        for (JsonNode holder : holders) {
            changed |= redact(holder.path(path.substring(0, dot)), path.substring(dot + 1));
        }
        return changed;
    }

    private boolean redactField(Iterable<JsonNode> holders, String field) {
        boolean changed = false;
        String before = "";
        for (JsonNode holder : holders) {
            String text = holder.path(field).asString("");
            String redacted = scanner.redact(text, before);
            if (!redacted.equals(text) && holder instanceof ObjectNode object) {
                object.put(field, fitting(redacted, text));
                changed = true;
            }
            before = text;
        }
        return changed;
    }

    /** What stands in place of a secret can be longer than it, and the text must keep to its limit. */
    private static String fitting(String redacted, String text) {
        int limit = Math.max(ALWAYS_FITS, text.codePointCount(0, text.length()));
        return redacted.codePointCount(0, redacted.length()) <= limit
                ? redacted
                : redacted.substring(0, redacted.offsetByCodePoints(0, limit));
    }
}
