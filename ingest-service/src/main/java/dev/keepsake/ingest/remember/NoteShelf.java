// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.remember;

import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.People;
import dev.keepsake.ingest.ledger.People.Person;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.SpaceTenants;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where notes are put, with whose they are. */
final class NoteShelf {
    private final SourceJournal sources;
    private final People people;
    private final SpaceTenants tenants;
    private final Announcements announcements;

    NoteShelf(SourceJournal sources, People people, SpaceTenants tenants, Announcements announcements) {
        this.sources = sources;
        this.people = people;
        this.tenants = tenants;
        this.announcements = announcements;
    }

    boolean knows(Source source) {
        return sources.knows(source.space(), source.id(), null);
    }

    Optional<SourceChanged> state(Source source) {
        return sources.states(source.space(), List.of(source.id())).stream().findFirst();
    }

    /** Adds a note and tells of it; gives the settlements that say recall knows it. */
    Set<String> add(Source source, List<Line> lines, Call<?> call) {
        addQuietly(source, lines, call);
        return announcements.sources(source.space(), List.of(source.id()), call.origin());
    }

    /** Adds a note of which an event will be told in the same transaction. */
    void addQuietly(Source source, List<Line> lines, Call<?> call) {
        people.keep(source.space(), new Person(source.person(), source.zone()));
        tenants.keep(source.space(), call.caller().tenant());
        sources.add(source, lines);
    }
}
