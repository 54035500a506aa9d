// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.web;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.wire.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;

/** Reads JSON that came from outside, and says of what it does not take why. */
public final class JsonBody {
    /** Of two values under one name the last would win, and nobody would know that the first was lost. */
    private static final ObjectReader READER =
            Json.mapper().reader().with(StreamReadFeature.STRICT_DUPLICATE_DETECTION);

    private static final StreamReadConstraints LIMITS =
            Json.mapper().tokenStreamFactory().streamReadConstraints();

    private JsonBody() {}

    /** @throws CallRefused with a sentence, where it is no JSON or not taken */
    public static JsonNode read(byte[] body) {
        try {
            return READER.readTree(body);
        } catch (StreamConstraintsException tooMuch) {
            throw CallRefused.invalid(limit(tooMuch.getOriginalMessage()));
        } catch (StreamReadException unreadable) {
            throw CallRefused.invalid(isDuplicate(unreadable) ? twice(unreadable) : "The body is not JSON.");
        } catch (JacksonException notJson) {
            throw CallRefused.invalid("The body is not JSON.");
        }
    }

    private static String limit(String message) {
        if (message.contains("nesting depth")) {
            return "The body is nested too deeply: at most " + LIMITS.getMaxNestingDepth() + " levels.";
        }
        if (message.startsWith("Number")) {
            return "The body holds a number that is too long: at most " + LIMITS.getMaxNumberLength() + " digits.";
        }
        return "The body holds a name or a text that is too long: at most " + LIMITS.getMaxNameLength()
                + " characters in a name, " + LIMITS.getMaxStringLength() + " in a text.";
    }

    private static boolean isDuplicate(StreamReadException failure) {
        return failure.getOriginalMessage().startsWith("Duplicate") && failure.processor() != null;
    }

    private static String twice(StreamReadException failure) {
        String name = failure.processor().streamReadContext().currentName();
        return "The body has \"" + name + "\" twice in one object. Give each name once.";
    }
}
