// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging.calls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;

class CallsInWorkTest {
    private final CallsInWork inWork = new CallsInWork();
    private final List<Long> acknowledged = new ArrayList<>();

    @Test
    void givesAPosition_onlyWhenEveryCallBeforeItHasEnded() {
        CallsInWork.Entry first = begin(10);
        CallsInWork.Entry second = begin(11);
        begin(12);

        inWork.end(second);
        inWork.commit();
        assertThat(acknowledged).isEmpty();

        inWork.end(first);
        inWork.commit();
        assertThat(acknowledged).containsExactly(11L);
        assertThat(inWork.count()).isEqualTo(1);
    }

    @Test
    void givesNoPosition_whenThePartitionWasTakenAway() {
        CallsInWork.Entry entry = begin(10);

        inWork.forget(List.of(new TopicPartition("calls", 0)));
        inWork.end(entry);
        inWork.commit();

        assertThat(acknowledged).isEmpty();
        assertThat(inWork.count()).isZero();
    }

    private CallsInWork.Entry begin(long offset) {
        return inWork.begin(
                new ConsumerRecord<>("calls", 0, offset, "key", new byte[0]), () -> acknowledged.add(offset));
    }
}
