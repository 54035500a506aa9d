// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.ingest.MemoryNumber;
import dev.keepsake.contracts.recall.GetUserContext;
import dev.keepsake.contracts.recall.GetUserContext.Claim;
import dev.keepsake.recall.ask.SelfNames;
import dev.keepsake.recall.view.RememberedText;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The claims about a person as they are gathered, each in one list. */
final class Claims {
    private final ClaimSorter sorter;
    private final TokenCount tokens;
    private final SelfNames self;
    private final Map<ClaimKind, List<Claim>> lists = new EnumMap<>(ClaimKind.class);
    private int used;
    private int dropped;

    Claims(ClaimSorter sorter, TokenCount tokens, SelfNames self) {
        this.sorter = sorter;
        this.tokens = tokens;
        this.self = self;
    }

    /** Adds what a memory claims, unless it rests on nothing or the tokens are used up. */
    void add(MemoryChanged memory, int mostTokens) {
        if (!Grounding.holds(memory)) {
            dropped++;
            return;
        }
        boolean aboutThePerson = memory.names().stream().anyMatch(self::isName);
        List<Claim> list = lists.computeIfAbsent(sorter.sort(memory, aboutThePerson), kind -> new ArrayList<>());
        String text = RememberedText.of(memory.text());
        String id = MemoryNumber.format(memory.number());
        Sameness said = Sameness.of(text);
        for (int i = 0; i < list.size(); i++) {
            if (Sameness.of(list.get(i).claim()).isSameAs(said)) {
                list.set(i, withWitness(list.get(i), id));
                return;
            }
        }
        int cost = tokens.of(text);
        if (used + cost <= mostTokens) {
            used += cost;
            list.add(new Claim(text, List.of(id)));
        }
    }

    GetUserContext.Result result() {
        return new GetUserContext.Result(
                of(ClaimKind.KNOWS),
                of(ClaimKind.STANCE),
                of(ClaimKind.HISTORY),
                of(ClaimKind.EMPHASISE),
                of(ClaimKind.AVOID),
                dropped);
    }

    private List<Claim> of(ClaimKind kind) {
        return List.copyOf(lists.getOrDefault(kind, List.of()));
    }

    private static Claim withWitness(Claim claim, String id) {
        List<String> memories = new ArrayList<>(claim.memories());
        memories.add(id);
        return new Claim(claim.claim(), List.copyOf(memories));
    }
}
