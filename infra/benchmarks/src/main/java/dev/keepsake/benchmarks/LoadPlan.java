// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.benchmarks.SyntheticLife.Deed;
import java.util.ArrayList;
import java.util.List;

/** What is written into which space: the same for the same numbers, so that a later run can ask about it. */
record LoadPlan(List<LoadedSpace> spaces) {
    LoadPlan {
        spaces = List.copyOf(spaces);
    }

    /** Spreads so many memories evenly. */
    static LoadPlan of(int memories, int spaces, long seed) {
        SyntheticLife life = new SyntheticLife(seed);
        List<LoadedSpace> all = new ArrayList<>();
        for (int i = 0; i < spaces; i++) {
            List<Deed> deeds = new ArrayList<>();
            for (int n = i; n < memories; n += spaces) {
                deeds.add(life.next());
            }
            all.add(new LoadedSpace("person-" + (i + 1), deeds));
        }
        return new LoadPlan(all);
    }

    /** The space of the nth call: they take turns. */
    LoadedSpace space(int n) {
        return spaces.get(n % spaces.size());
    }

    int size() {
        return spaces.stream().mapToInt(space -> space.deeds().size()).sum();
    }
}
