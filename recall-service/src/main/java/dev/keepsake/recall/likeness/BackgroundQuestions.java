// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.likeness;

import java.util.List;

/** Questions that no memory in particular answers; the counterpart of {@link BackgroundStatements}. */
final class BackgroundQuestions {
    static final List<String> ALL = List.of(
            "Where does the meeting take place?",
            "Who painted the fence?",
            "How much does a ticket cost?",
            "When does the shop open?",
            "What is the colour of the door?",
            "Which train goes to the coast?",
            "Why was the concert cancelled?",
            "Who is the new manager?",
            "How long does the repair take?",
            "What did the doctor say?",
            "Which team won the match?",
            "Where is the spare key?",
            "What is the name of the street?",
            "How many chairs are needed?",
            "When was the bridge built?",
            "Who wrote the letter?",
            "What should I cook tonight?",
            "Which book is the best?",
            "How do I get to the station?",
            "What is the weather like?",
            "Where did they meet?",
            "When is the deadline?",
            "Do they have a garden?",
            "What does the contract say?");

    private BackgroundQuestions() {}
}
