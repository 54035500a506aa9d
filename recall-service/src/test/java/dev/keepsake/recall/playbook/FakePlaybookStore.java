// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import dev.keepsake.contracts.call.SpaceId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Keeps playbooks in lists. */
final class FakePlaybookStore implements PlaybookStore {
    private final List<Playbook> entries = new ArrayList<>();
    private final List<PlaybookOutcome> outcomes = new ArrayList<>();

    @Override
    public List<Playbook> in(List<SpaceId> spaces, String scope, int limit) {
        return entries.stream()
                .filter(entry -> spaces.contains(new SpaceId(entry.space()))
                        && entry.scope().equals(scope))
                .limit(limit)
                .toList();
    }

    @Override
    public List<Playbook> after(SpaceId space, long number, int limit) {
        return entries.stream()
                .filter(entry -> new SpaceId(entry.space()).equals(space) && entry.number() > number)
                .limit(limit)
                .toList();
    }

    @Override
    public Kept add(NewPlaybook entry, Function<List<Playbook>, Optional<Playbook>> same) {
        return same.apply(in(List.of(entry.space()), entry.scope(), Integer.MAX_VALUE))
                .map(known -> new Kept(known.number(), false))
                .orElseGet(() -> {
                    long number = entries.size() + 1;
                    entries.add(new Playbook(
                            number,
                            entry.space().value(),
                            entry.scope(),
                            entry.trigger(),
                            entry.strategy(),
                            entry.fingerprint(),
                            entry.triggerVector(),
                            entry.strategyVector(),
                            entry.model(),
                            0,
                            0,
                            0.5,
                            null));
                    return new Kept(number, true);
                });
    }

    @Override
    public boolean addOutcome(SpaceId space, PlaybookOutcome outcome, Credit credit) {
        boolean known = entries.stream()
                .anyMatch(entry ->
                        entry.number() == outcome.playbook() && entry.space().equals(space.value()));
        if (!known || outcomes.stream().anyMatch(one -> one.id().equals(outcome.id()))) {
            return false;
        }
        outcomes.add(outcome);
        return recomputeCredits(credit, outcome.happenedAt()) > 0;
    }

    @Override
    public Optional<List<PlaybookOutcome>> outcomesOf(List<SpaceId> spaces, long playbook) {
        return entries.stream()
                .filter(entry -> entry.number() == playbook && spaces.contains(new SpaceId(entry.space())))
                .findFirst()
                .map(entry -> outcomes.stream()
                        .filter(outcome -> outcome.playbook() == playbook)
                        .toList());
    }

    @Override
    public int recomputeCredits(Credit credit, Instant now) {
        entries.replaceAll(entry -> {
            List<PlaybookOutcome> own = outcomes.stream()
                    .filter(outcome -> outcome.playbook() == entry.number())
                    .toList();
            int wins = (int) own.stream().filter(PlaybookOutcome::won).count();
            return new Playbook(
                    entry.number(),
                    entry.space(),
                    entry.scope(),
                    entry.trigger(),
                    entry.strategy(),
                    entry.fingerprint(),
                    entry.triggerVector(),
                    entry.strategyVector(),
                    entry.model(),
                    wins,
                    own.size() - wins,
                    credit.of(own, now),
                    own.isEmpty() ? null : now);
        });
        return entries.size();
    }

    @Override
    public int renewVectors(String model, Function<String, float[]> embedding) {
        return 0;
    }
}
