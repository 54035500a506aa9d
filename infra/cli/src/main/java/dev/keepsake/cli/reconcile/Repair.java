// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.reconcile;

import dev.keepsake.cli.gateway.ServiceApi;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.operations.HeldKind;
import dev.keepsake.contracts.operations.HeldState;
import dev.keepsake.contracts.operations.HeldStates;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Has the truth announce again what the index holds otherwise; the index takes it in like any other event. */
public final class Repair {
    private static final int AT_ONCE = 200;

    private final ServiceApi ingest;

    public Repair(ServiceApi ingest) {
        this.ingest = ingest;
    }

    private record Key(HeldKind kind, SpaceId space) {}

    public void announce(Collection<Difference> differences) {
        Map<Key, List<HeldState>> bySpace = new LinkedHashMap<>();
        differences.forEach(one -> bySpace.computeIfAbsent(new Key(one.kind(), one.space()), any -> new ArrayList<>())
                .add(one.state()));
        bySpace.forEach((key, states) -> {
            for (int from = 0; from < states.size(); from += AT_ONCE) {
                List<HeldState> some = states.subList(from, Math.min(from + AT_ONCE, states.size()));
                ingest.post(
                        "/operator/truth/announcements",
                        new HeldStates(key.kind(), key.space(), some),
                        HeldStates.class);
            }
        });
    }
}
