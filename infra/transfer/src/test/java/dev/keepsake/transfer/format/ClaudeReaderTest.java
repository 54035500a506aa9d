// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.transfer.format.ImportRecord.Unusable;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClaudeReaderTest {
    private static final String EXPORT = """
            [{"uuid": "1", "name": "Boat", "created_at": "2024-05-01T08:00:00.000000Z", "chat_messages": [
               {"sender": "human", "text": "I row on Tuesdays.", "content": [], "created_at": "2024-05-01T08:00:01.123456Z",
                "attachments": [{"file_name": "log.txt", "extracted_content": "pasted log"}]},
               {"sender": "assistant", "text": "This block is not supported on your current device yet.", "content": [
                 {"type": "thinking", "thinking": "hm"}, {"type": "tool_use", "name": "search"},
                 {"type": "text", "text": "Good."}, {"type": "text", "text": "Where?"}], "created_at": null},
               {"sender": "human", "text": "   ", "content": [{"type": "tool_result", "content": []}]},
               {"sender": "robot", "text": "beep"}]},
             {"uuid": "2", "name": ""},
             {"uuid": "3", "name": "Silent", "chat_messages": []}]""";

    @Test
    void takesTextsOfPersonAndAssistant_withoutToolsAndAttachments() {
        List<ImportRecord> records = Read.records(ImportFormat.CLAUDE, EXPORT);

        assertThat(Read.texts(records.get(0))).containsExactly("I row on Tuesdays.", "Good.\n\nWhere?");
        assertThat(Read.times(records.get(0))).containsExactly(1714550401123L, 1714550401123L);
    }

    @Test
    void namesWhatCannotBeTaken() {
        List<ImportRecord> records = Read.records(ImportFormat.CLAUDE, EXPORT);

        assertThat(records.subList(1, 3))
                .allSatisfy(record -> assertThat(record).isInstanceOf(Unusable.class))
                .extracting(ImportRecord::name)
                .containsExactly("conversation no. 2", "conversation no. 3 (Silent)");
    }
}
