// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.ingest.Message.Speaker;
import dev.keepsake.transfer.format.ImportRecord.Conversation;
import dev.keepsake.transfer.format.ImportRecord.Unusable;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChatGptReaderTest {
    /** Asked twice: the first try is a branch that is not shown any more. */
    private static final String TREE = """
            {"title": "Garden", "create_time": 1700000000.25, "current_node": "d", "mapping": {
              "root": {"id": "root", "message": null, "parent": null, "children": ["s"]},
              "s": {"message": {"author": {"role": "system"}, "content": {"content_type": "text", "parts": [""]},
                    "metadata": {"is_visually_hidden_from_conversation": true}}, "parent": "root", "children": ["a", "b"]},
              "a": {"message": {"author": {"role": "user"}, "create_time": 1700000001.5, "content":
                    {"content_type": "text", "parts": ["I grow leeks."]}}, "parent": "s", "children": ["x"]},
              "x": {"message": {"author": {"role": "assistant"}, "create_time": 1700000002, "content":
                    {"content_type": "text", "parts": ["An answer nobody kept."]}}, "parent": "a", "children": []},
              "b": {"message": {"author": {"role": "user"}, "create_time": 1700000010.123, "content":
                    {"content_type": "multimodal_text", "parts": [{"content_type": "image_asset_pointer", "asset_pointer": "file://1"},
                    "I grow chard.", {"content_type": "audio_transcription", "text": "And dill."}]}}, "parent": "s", "children": ["t"]},
              "t": {"message": {"author": {"role": "tool"}, "content": {"content_type": "text", "parts": ["tool output"]}},
                    "parent": "b", "children": ["c"]},
              "c": {"message": {"author": {"role": "assistant"}, "recipient": "python", "content":
                    {"content_type": "code", "text": "print(1)"}}, "parent": "t", "children": ["d"]},
              "d": {"message": {"author": {"role": "assistant"}, "create_time": null, "content":
                    {"content_type": "text", "parts": ["Chard is hardy."]}}, "parent": "c", "children": []}}}""";

    @Test
    void takesTheBranchThatWasShownLast_withoutWhatNobodyWasShown() {
        List<ImportRecord> records = Read.records(ImportFormat.CHATGPT, "[" + TREE + "]");

        assertThat(records).singleElement().satisfies(record -> {
            assertThat(record.name()).isEqualTo("conversation no. 1 (Garden)");
            assertThat(Read.texts(record)).containsExactly("I grow chard.\n\nAnd dill.", "Chard is hardy.");
            assertThat(((Conversation) record).turns())
                    .extracting(Turn::role)
                    .containsExactly(Speaker.USER, Speaker.ASSISTANT);
        });
    }

    @Test
    void timesAreMilliseconds_andAMessageWithoutOneHasThatOfTheOneBefore() {
        List<ImportRecord> records = Read.records(ImportFormat.CHATGPT, "[" + TREE + "]");

        assertThat(Read.times(records.get(0))).containsExactly(1700000010123L, 1700000010123L);
    }

    @Test
    void takesTheNewestLeaf_whenNoCurrentNodeIsNamed() {
        String tree = TREE.replace("\"current_node\": \"d\"", "\"current_node\": \"lost\"")
                .replace("\"create_time\": null", "\"create_time\": 1700000000");

        assertThat(Read.texts(
                        Read.records(ImportFormat.CHATGPT, "[" + tree + "]").get(0)))
                .containsExactly("I grow leeks.", "An answer nobody kept.");
    }

    @Test
    void endsAtATreeThatTurnsInACircle() {
        String circle = """
                [{"title": "", "current_node": "a", "mapping": {"a": {"parent": "b", "message": {"author": {"role": "user"},
                "content": {"parts": ["Hello"]}}}, "b": {"parent": "a", "message": null}}}]""";

        assertThat(Read.texts(Read.records(ImportFormat.CHATGPT, circle).get(0)))
                .containsExactly("Hello");
    }

    @Test
    void aBadConversationSpoilsNoOther() {
        String bad =
                "[17, {\"title\": \"Empty\"}, {\"title\": \"Odd\", \"mapping\": {\"a\": 5, \"b\": {\"message\": [1]}}}, "
                        + TREE + "]";

        List<ImportRecord> records = Read.records(ImportFormat.CHATGPT, bad);

        assertThat(records).hasSize(4);
        assertThat(records.subList(0, 3))
                .allSatisfy(record -> assertThat(record).isInstanceOf(Unusable.class))
                .extracting(ImportRecord::name)
                .containsExactly("conversation no. 1", "conversation no. 2 (Empty)", "conversation no. 3 (Odd)");
        assertThat(Read.texts(records.get(3))).hasSize(2);
    }

    @Test
    void whatWasReadBeforeTheFileBreaksOffIsTaken() {
        List<ImportRecord> records = Read.records(ImportFormat.CHATGPT, "[" + TREE + ", {\"title\": \"Cut");

        assertThat(records).hasSize(2);
        assertThat(Read.texts(records.get(0))).hasSize(2);
        assertThat(records.get(1))
                .isInstanceOfSatisfying(
                        Unusable.class, broken -> assertThat(broken.reason()).contains("broken"));
    }

    @Test
    void leavesOutWhatNoStoreTakes() {
        String nul = TREE.replace("I grow chard.", "I grow\\u0000 chard\\ud83d.");

        assertThat(Read.texts(
                        Read.records(ImportFormat.CHATGPT, "[" + nul + "]").get(0)))
                .first()
                .asString()
                .startsWith("I grow chard.");
    }

    @Test
    void aFileOfSomethingElseIsToldInASentence() {
        assertThat(Read.records(ImportFormat.CHATGPT, "{\"a\": 1}"))
                .singleElement()
                .isInstanceOf(Unusable.class);
    }
}
