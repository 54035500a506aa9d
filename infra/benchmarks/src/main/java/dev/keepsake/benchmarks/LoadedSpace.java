// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.benchmarks.SyntheticLife.Deed;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** One of the app's users with what they did. */
record LoadedSpace(String name, List<Deed> deeds) {
    LoadedSpace {
        deeds = List.copyOf(deeds);
    }

    /** What the nth call is about: not in the order in which it was written. */
    Deed deed(int n) {
        return deeds.get((int) (n * 7919L % deeds.size()));
    }

    /** Arguments of a call, made to be about this user's memory. */
    ObjectNode address(ObjectNode arguments) {
        return arguments.put("space", name);
    }
}
