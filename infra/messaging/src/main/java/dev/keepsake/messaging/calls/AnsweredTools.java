// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import dev.keepsake.contracts.ToolContracts;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.tool.Delivery;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.contracts.wire.Topic;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The tools of one service: those with a handler, and those whose calls the service reads as records of a topic. */
record AnsweredTools(Map<String, ToolHandler<?, ?>> handlers, Set<String> names) {

    /** Throws where a handler is for a tool of another service, or where two are for one. */
    static AnsweredTools of(ServiceName service, List<ToolHandler<?, ?>> handlers, Set<Topic> topicsRead) {
        Map<String, ToolHandler<?, ?>> byName = new TreeMap<>();
        for (ToolHandler<?, ?> handler : handlers) {
            ToolContract<?, ?> tool = handler.contract();
            if (tool.service() != service) {
                throw new IllegalStateException(tool.name() + " is a tool of the "
                        + tool.service().wireName() + " service and cannot be answered by the " + service.wireName()
                        + " service.");
            }
            if (byName.put(tool.name(), handler) != null) {
                throw new IllegalStateException("Two handlers answer " + tool.name() + ".");
            }
        }
        Set<String> names = new HashSet<>(byName.keySet());
        for (ToolContract<?, ?> tool : ToolContracts.answeredBy(service)) {
            if (tool.delivery() instanceof Delivery.Accepted<?, ?> accepted && topicsRead.contains(accepted.topic())) {
                names.add(tool.name());
            }
        }
        return new AnsweredTools(byName, names);
    }
}
