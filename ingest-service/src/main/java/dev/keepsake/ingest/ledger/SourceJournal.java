// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.ledger;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.SourceChanged;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceStatus;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Keeps sources and their lines. */
public interface SourceJournal {
    /** Whether the source is kept, or was forgotten: in neither case is it to be added. */
    boolean knows(SpaceId space, SourceId id, @Nullable String pushId);

    /** Whether the source is kept, by its id or by the producer's. */
    boolean holds(SpaceId space, SourceId id, @Nullable String pushId);

    /** When the source was forgotten last; empty where it never was. */
    Optional<Instant> forgottenAt(SpaceId space, SourceId id);

    /** When everything of the space was erased last; empty where it never was. */
    Optional<Instant> erasedAt(SpaceId space);

    /** Keeps a source with its lines, queued. One that was there before and is gone goes on with its versions. */
    void add(Source source, List<Line> lines);

    /** The lines in order. */
    List<Line> lines(SpaceId space, SourceId id);

    /** Those of the marks that lines of the space have. */
    Set<String> knownMarks(SpaceId space, Collection<String> marks);

    /** Those of the marks whose lines were forgotten. */
    Set<String> forgottenMarks(SpaceId space, Collection<String> marks);

    /** Sets how far learning has come. The version rises with every later change, not with the first status. */
    void setStatus(SpaceId space, SourceId id, SourceStatus status, @Nullable String reason);

    /** Raises the versions, because something that the sources' events tell has changed. */
    void touch(SpaceId space, Collection<SourceId> ids);

    /** The states as events tell them. */
    List<SourceChanged> states(SpaceId space, Collection<SourceId> ids);
}
