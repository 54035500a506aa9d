// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.resolve;

import dev.keepsake.ingest.ledger.Digests;
import dev.keepsake.ingest.ledger.Memory;
import java.util.List;
import java.util.stream.Stream;

/** The person whose memory it is, as agents write of them: "the user" there is Ada, whom conversations call by her name. */
public final class Self {
    private static final List<String> CALLED = List.of("user", "the user");

    private Self() {}

    /** The names under which an entity of the person's own memory may be kept. */
    public static List<String> names(String entity, String person) {
        boolean self = Digests.same(entity, person) || isCalled(entity);
        return self
                ? Stream.concat(Stream.of(entity, person), CALLED.stream())
                        .distinct()
                        .toList()
                : List.of(entity);
    }

    /** A memory of the person's own as one under their name. */
    public static Memory known(Memory memory, String person) {
        return isCalled(memory.entity()) ? memory.about(person) : memory;
    }

    private static boolean isCalled(String entity) {
        return CALLED.contains(Digests.plain(entity));
    }
}
