// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model;

import dev.keepsake.contracts.wire.Json;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Finds the record in what a model wrote: around it there may be prose, thoughts and code fences, and braces in these. Of
 * the record itself nothing may be missing. What comes last counts, because thoughts come first.
 */
final class ReplyReader {
    /** A reply with more braces that open nothing is no answer. */
    private static final int MOST_TRIES = 200;

    private static final JsonMapper STRICT = Json.mapper()
            .rebuild()
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .build();

    private ReplyReader() {}

    static <T> Optional<T> read(String reply, Class<T> type) {
        Optional<T> last = Optional.empty();
        int at = reply.indexOf('{');
        for (int tries = 0; at >= 0 && tries < MOST_TRIES; tries++) {
            String rest = reply.substring(at);
            int end = endOfObject(rest);
            if (end > 0) {
                Optional<T> found = bind(rest.substring(0, end), type);
                last = found.isPresent() ? found : last;
            }
            at = reply.indexOf('{', at + Math.max(1, end));
        }
        return last;
    }

    /** The place after the object that the text begins with; 0 where it begins with none. */
    private static int endOfObject(String text) {
        try (JsonParser parser = STRICT.createParser(text)) {
            parser.nextToken();
            parser.skipChildren();
            return parser.currentToken() != null && parser.currentToken().isStructEnd()
                    ? (int) parser.currentLocation().getCharOffset()
                    : 0;
        } catch (JacksonException noObject) {
            return 0;
        }
    }

    private static <T> Optional<T> bind(String object, Class<T> type) {
        try {
            return Optional.ofNullable(STRICT.readValue(object, type));
        } catch (JacksonException | IllegalArgumentException unfit) {
            return Optional.empty();
        }
    }
}
