// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One person's memory with questions to it.
 *
 * @param person whose memory it is
 */
record TrialSpace(String id, String person, List<Told> told, List<TrialQuestion> questions) {
    TrialSpace {
        told = List.copyOf(told);
        questions = List.copyOf(questions);
    }

    /** Tells everything to a memory and waits until it is learned. Telling it again changes nothing. */
    void teach(ToolClient client) throws IOException, InterruptedException {
        List<String> sources = new ArrayList<>();
        for (Told one : told) {
            Optional<String> source = one.tell(client);
            source.ifPresent(sources::add);
        }
        Learning.await(client, sources);
    }
}
