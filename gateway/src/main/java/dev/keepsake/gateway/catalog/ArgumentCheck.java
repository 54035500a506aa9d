// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.catalog;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.wire.Json;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Turns what a caller sent into checked arguments, or into a sentence that names the field and the limit. */
final class ArgumentCheck {
    /** The argument by which an app names one of its users. */
    static final String USER_ARGUMENT = "space";

    private final Class<?> type;
    private final Schema schema;
    private final Set<String> known;
    private final boolean namesUser;

    ArgumentCheck(Class<?> type, Schema schema, boolean namesUser) {
        this.type = type;
        this.schema = schema;
        this.known = new TreeSet<>(schema.getSchemaNode().path("properties").propertyNames());
        this.namesUser = namesUser;
    }

    CheckedArguments read(JsonNode sent) {
        if (!(sent instanceof ObjectNode given)) {
            throw CallRefused.invalid("The arguments must be a JSON object.");
        }
        ObjectNode arguments = given.deepCopy();
        arguments.retain(known);
        JsonTexts.dropNulls(arguments);
        JsonTexts.refuseUnstorable(arguments);
        List<Error> errors = schema.validate(arguments);
        if (!errors.isEmpty()) {
            throw CallRefused.invalid(Sentences.of(errors));
        }
        String userName = namesUser ? takeUserName(arguments) : null;
        return new CheckedArguments(arguments, decode(arguments), userName);
    }

    private static @Nullable String takeUserName(ObjectNode arguments) {
        JsonNode name = arguments.remove(USER_ARGUMENT);
        return name == null ? null : name.stringValue();
    }

    private Object decode(ObjectNode arguments) {
        try {
            return Json.mapper().treeToValue(arguments, type);
        } catch (JacksonException e) {
            throw refusal(e);
        }
    }

    /** A record's own refusal comes wrapped; anything else is a number that does not fit its type. */
    private static CallRefused refusal(JacksonException e) {
        String field = JsonTexts.pathOf(e);
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof CallRefused refused) {
                return within(field, refused);
            }
        }
        return CallRefused.invalid(
                field.isEmpty() ? "The arguments cannot be read." : "\"" + field + "\" is out of range.");
    }

    /** A record inside the arguments names its own field only: "timestamp" of {@code messages[3]}. */
    private static CallRefused within(String path, CallRefused refused) {
        String sentence = refused.sentence();
        return path.isEmpty() || !sentence.startsWith("\"")
                ? refused
                : new CallRefused(refused.code(), "\"" + path + "." + sentence.substring(1));
    }
}
