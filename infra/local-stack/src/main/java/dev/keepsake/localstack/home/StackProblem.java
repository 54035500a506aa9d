// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.localstack.home;

/** Something the person at the keyboard can put right. The message is a sentence that says what is wrong and what to do. */
public final class StackProblem extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String sentence;

    public StackProblem(String sentence) {
        super(sentence);
        this.sentence = sentence;
    }

    public StackProblem(String sentence, Throwable cause) {
        super(sentence, cause);
        this.sentence = sentence;
    }

    public String sentence() {
        return sentence;
    }
}
