// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.feedback;

import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.MemoryFeedback;
import java.time.Clock;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Wires {@code memory_feedback}. */
@Configuration(proxyBeanMethods = false)
class FeedbackConfiguration {
    @Bean
    ToolHandler<MemoryFeedback.Arguments, MemoryFeedback.Result> memoryFeedback(LabelStore labels, Clock clock) {
        return new MemoryFeedbackHandler(labels, new ThresholdUpdate(), clock);
    }
}
