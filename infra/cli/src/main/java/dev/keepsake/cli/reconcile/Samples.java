// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.reconcile;

import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldState;
import dev.keepsake.contracts.operations.HeldStates;
import dev.keepsake.contracts.operations.Holdings;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Compares what some memories say, taken at random: equal versions must mean equal contents. */
public final class Samples {
    private static final int SPACES = 50;
    private static final int OF_EACH = 20;

    private final Side truth;
    private final Side index;
    private final Random random = new Random();

    public Samples(Side truth, Side index) {
        this.truth = truth;
        this.index = index;
    }

    /** @param looked how many were compared */
    public record Result(int looked, Set<Difference> differences) {}

    public Result run() {
        List<Holdings.OfSpace> spaces = new ArrayList<>(truth.holds().spaces());
        spaces.removeIf(space -> space.kind() != HeldKind.MEMORIES);
        Collections.shuffle(spaces, random);
        int looked = 0;
        Set<Difference> differences = new LinkedHashSet<>();
        for (Holdings.OfSpace space : spaces.subList(0, Math.min(SPACES, spaces.size()))) {
            List<HeldState> some = some(space);
            looked += some.size();
            differences.addAll(differences(new HeldStates(HeldKind.MEMORIES, space.space(), some)));
        }
        return new Result(looked, differences);
    }

    private List<HeldState> some(Holdings.OfSpace space) {
        int parts = Side.parts(space.count());
        List<HeldState> states = new ArrayList<>();
        truth.versions(space, random.nextInt(parts), parts)
                .forEach((id, version) -> states.add(new HeldState(id, version)));
        Collections.shuffle(states, random);
        return states.subList(0, Math.min(OF_EACH, states.size()));
    }

    /** A memory that is gone by now is no difference, and one that is missing is the {@link Comparison}'s to tell. */
    private Set<Difference> differences(HeldStates asked) {
        Map<String, String> found = index.contents(asked);
        Map<String, String> expected = truth.contents(asked);
        Set<Difference> differences = new LinkedHashSet<>();
        for (HeldState state : asked.states()) {
            String told = expected.get(state.id());
            String held = found.get(state.id());
            if (told != null && held != null && !told.equals(held)) {
                differences.add(new Difference(asked.kind(), asked.space(), state, Difference.Fault.OUTDATED));
            }
        }
        return differences;
    }
}
