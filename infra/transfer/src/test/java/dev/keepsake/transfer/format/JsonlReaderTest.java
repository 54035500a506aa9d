// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.transfer.format.ImportRecord.Conversation;
import dev.keepsake.transfer.format.ImportRecord.Derived;
import dev.keepsake.transfer.format.ImportRecord.Fact;
import dev.keepsake.transfer.format.ImportRecord.Strategy;
import dev.keepsake.transfer.format.ImportRecord.Unusable;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonlReaderTest {

    @Test
    void readsTheLinesOfAnExport() {
        List<ImportRecord> records = Read.records(ImportFormat.JSONL, """
                {"type": "export", "version": 1}
                {"type": "source", "id": "source:1", "kind": "conversation", "channel": "slack", "agent_id": "bot", "lines": [{"role": "user", "speaker": "Ada", "said_at": "2024-05-01T08:00:00Z", "text": "I row."}]}
                {"type": "source", "id": "source:2", "kind": "note", "written": true, "lines": [{"role": "user", "said_at": "2024-05-01T08:00:00Z", "text": "oat milk"}]}
                {"type": "memory", "id": "memory:1", "written": true, "status": "current", "entity": "Ada", "key": "milk", "value": "oat milk", "scope": "default", "provenance": "cli", "witnesses": [{"rationale": "she said so"}]}
                {"type": "memory", "id": "memory:2", "written": true, "status": "wrong", "entity": "Ada", "key": "milk", "value": "soy"}
                {"type": "memory", "id": "memory:3", "written": false, "status": "current", "entity": "Ada", "key": "rows", "value": "x"}
                {"type": "playbook", "trigger": "CI is red", "strategy": "clear the cache", "scope": "default"}
                {"type": "end", "lines": 7}
                """);

        assertThat(records)
                .extracting(Object::getClass)
                .isEqualTo(List.of(
                        Derived.class,
                        Conversation.class,
                        Derived.class,
                        Fact.class,
                        Derived.class,
                        Derived.class,
                        Strategy.class,
                        Derived.class));
        Conversation told = (Conversation) records.get(1);
        assertThat(told.turns()).singleElement().satisfies(turn -> {
            assertThat(turn.name()).isEqualTo("Ada");
            assertThat(turn.at()).isEqualTo(1714550400000L);
        });
        Fact fact = (Fact) records.get(3);
        assertThat(fact.fact().rationale()).isEqualTo("she said so");
        assertThat(fact.fact().source()).isEqualTo("cli");
    }

    @Test
    void readsPlainConversations() {
        List<ImportRecord> records = Read.records(
                ImportFormat.JSONL,
                "{\"messages\": [{\"role\": \"user\", \"content\": \"Hi\", \"timestamp\": 1714550400000}]}");

        assertThat(Read.texts(records.get(0))).containsExactly("Hi");
        assertThat(Read.times(records.get(0))).containsExactly(1714550400000L);
    }

    @Test
    void aBadLineSpoilsNoOther() {
        List<ImportRecord> records = Read.records(ImportFormat.JSONL, """
                {"messages": [
                [1, 2]

                {"type": "dream"}
                {"messages": [{"role": "narrator", "content": "Once"}]}
                {"type": "memory", "written": true, "status": "current", "entity": " ", "key": "k", "value": "v"}
                {"messages": [{"role": "user", "content": "Hi"}]}""");

        assertThat(records).hasSize(6);
        assertThat(records.subList(0, 5))
                .allSatisfy(record -> assertThat(record).isInstanceOf(Unusable.class))
                .extracting(ImportRecord::name)
                .containsExactly("line 1", "line 2", "line 4", "line 5", "line 6");
        assertThat(Read.texts(records.get(5))).containsExactly("Hi");
    }
}
