// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.model;

import java.util.Map;

/** One recorded reply of a model. */
public record StubReply(int status, Map<String, String> headers, String body, boolean hangs) {
    private static final int ASKED = 100;
    private static final int ANSWERED = 20;

    public StubReply {
        headers = Map.copyOf(headers);
    }

    /** A completion with this text, of 120 tokens. */
    public static StubReply saying(String text) {
        return body("""
                {"id": "c1", "object": "chat.completion", "created": 1, "model": "stub", "choices": [{"index": 0,
                 "finish_reason": "stop", "logprobs": null, "message": {"role": "assistant", "refusal": null, "content": %s}}],
                 "usage": {"prompt_tokens": %d, "completion_tokens": %d, "total_tokens": %d}}""".formatted(quoted(text), ASKED, ANSWERED, ASKED + ANSWERED));
    }

    /** A status of 200 with this body, whatever it is. */
    public static StubReply body(String body) {
        return new StubReply(200, Map.of(), body, false);
    }

    public static StubReply failing(int status) {
        return new StubReply(status, Map.of(), "{\"error\": {\"message\": \"no\"}}", false);
    }

    /** 429 with the time to wait. */
    public static StubReply askingToWait(int seconds) {
        return new StubReply(429, Map.of("Retry-After", Integer.toString(seconds)), "{}", false);
    }

    /** Takes the request and never answers. */
    public static StubReply hanging() {
        return new StubReply(0, Map.of(), "", true);
    }

    private static String quoted(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                json.append('\\').append(c);
            } else if (c < ' ') {
                json.append("\\u%04x".formatted((int) c));
            } else {
                json.append(c);
            }
        }
        return json.append('"').toString();
    }
}
