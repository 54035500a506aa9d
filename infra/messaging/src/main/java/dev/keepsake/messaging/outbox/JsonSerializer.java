// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.outbox;

import dev.keepsake.contracts.wire.Json;
import org.springframework.modulith.events.core.EventSerializer;

/** The outbox table holds events in the form that everything else between processes has. */
final class JsonSerializer implements EventSerializer {
    @Override
    public Object serialize(Object event) {
        return Json.mapper().writeValueAsString(event);
    }

    @Override
    public <T> T deserialize(Object serialized, Class<T> type) {
        return Json.mapper().readValue(serialized.toString(), type);
    }
}
