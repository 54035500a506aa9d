// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.policy;

import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.PolicyView;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.contracts.wire.Topic;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.Arrival;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.Marks;
import dev.keepsake.ingest.ledger.People.Person;
import dev.keepsake.ingest.ledger.Reach;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.language.secret.SecretGate;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;

/** Where policies are put into force and ended; to be used inside a transaction of the team's space. */
final class PolicyDesk {
    private static final String PROVENANCE = "policy";

    private final Policies policies;
    private final SourceJournal sources;
    private final Announcements announcements;
    private final SecretGate secrets;
    private final Clock clock;

    PolicyDesk(Policies policies, SourceJournal sources, Announcements announcements, SecretGate secrets, Clock clock) {
        this.policies = policies;
        this.sources = sources;
        this.announcements = announcements;
        this.secrets = secrets;
        this.clock = clock;
    }

    /** The team's space, for those who may govern it. */
    static SpaceId governed(Caller caller) {
        SpaceId team = caller.sharedSpace();
        if (team == null || !caller.mayChange(team)) {
            throw CallRefused.forbidden("Only owners and admins may see and change policies.");
        }
        return team;
    }

    static SourceId id(String text) {
        return SourceId.parse(text).orElseThrow(() -> CallRefused.invalid("\"id\" must be source:<id>."));
    }

    /** A policy that was put into force, and the settlements to wait for. */
    record Enacted(PolicyView policy, Set<String> awaits) {}

    /** Puts a policy into force, once for one call. */
    Enacted enact(SpaceId space, Call<?> call, String title, String text) {
        secrets.check("title", title);
        secrets.check("text", text);
        Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        SourceId id = SourceId.ofCall(call.id());
        Set<String> awaits = Set.of();
        if (!hasEnacted(space, call)) {
            sources.add(source(id, space, call.caller(), title, now), List.of(Line.ofPerson(0, now, text)));
            sources.setStatus(space, id, SourceStatus.LEARNED, null);
            awaits = announcements.sources(space, List.of(id), call.origin());
        }
        PolicyView policy = policies.find(space, id).orElseThrow(() -> Reach.notFound(id.toString()));
        return new Enacted(policy, awaits);
    }

    /** Whether the call has put its policy into force before. */
    boolean hasEnacted(SpaceId space, Call<?> call) {
        return sources.knows(space, SourceId.ofCall(call.id()), null);
    }

    /** Ends a policy; gives the settlement to wait for. One that governs nothing any more is not found. */
    Set<String> retire(SpaceId space, Call<?> call, SourceId id) {
        long ended = policies.retire(space, id, clock.instant())
                .orElseThrow(() -> CallRefused.notFound("No policy " + id
                        + " is in force; it was replaced or deleted, or never was. GET /api/v1/policies lists those in"
                        + " force."));
        return Set.of(announcements.gone(Topic.SOURCES, id.toString(), space, ended, call.origin()));
    }

    private static Source source(SourceId id, SpaceId space, Caller caller, String title, Instant now) {
        return new Source(
                id,
                space,
                Source.DEFAULT_SCOPE,
                SourceKind.POLICY,
                title,
                Arrival.through(PROVENANCE),
                Person.of(caller),
                Marks.NONE,
                now);
    }
}
