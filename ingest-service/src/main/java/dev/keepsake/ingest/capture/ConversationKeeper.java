// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.capture;

import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Channel;
import dev.keepsake.contracts.ingest.ConversationPushed;
import dev.keepsake.contracts.ingest.SourceId;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.contracts.ingest.SourceStatus;
import dev.keepsake.ingest.ledger.Announcements;
import dev.keepsake.ingest.ledger.Arrival;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.LineMarks;
import dev.keepsake.ingest.ledger.Marks;
import dev.keepsake.ingest.ledger.People;
import dev.keepsake.ingest.ledger.People.Person;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.ingest.ledger.SpaceTenants;
import dev.keepsake.ingest.ledger.Truth;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Keeps a conversation and queues it for learning. The same one again, by content or by the producer's id, changes nothing. */
final class ConversationKeeper {
    static final String FORGOTTEN = "You had this conversation forgotten, so it is not learned again."
            + " What is to be remembered of it, say anew.";

    private static final String PROVENANCE = "conversation";

    private final Truth truth;
    private final SourceJournal sources;
    private final People people;
    private final SpaceTenants tenants;
    private final Announcements announcements;
    private final Conversation conversation;
    private final ZoneId defaultZone;

    ConversationKeeper(
            Truth truth,
            SourceJournal sources,
            People people,
            SpaceTenants tenants,
            Announcements announcements,
            Conversation conversation,
            ZoneId defaultZone) {
        this.truth = truth;
        this.sources = sources;
        this.people = people;
        this.tenants = tenants;
        this.announcements = announcements;
        this.conversation = conversation;
        this.defaultZone = defaultZone;
    }

    /**
     * @param at when the conversation came in, for messages without a time
     * @return the settlements that say recall knows of the source; none if nothing was added
     */
    Set<String> keep(ConversationPushed pushed, Instant at, @Nullable CallOrigin origin) {
        SourceId id = pushed.sourceId();
        SpaceId space = pushed.space();
        List<Line> lines = conversation.lines(pushed.messages(), at);
        return truth.changing(space, () -> {
            Optional<Instant> forgottenAt = sources.forgottenAt(space, id);
            if (sources.holds(space, id, pushed.id())
                    || toldBefore(forgottenAt, at)
                    || toldBefore(sources.erasedAt(space), at)) {
                return Set.<String>of();
            }
            List<String> marks = lines.stream()
                    .map(line -> Objects.requireNonNull(line.mark()))
                    .toList();
            Set<String> known = sources.knownMarks(space, marks);
            Set<String> forgotten = sources.forgottenMarks(space, marks);
            if (pushed.tenant() != null) {
                tenants.keep(space, pushed.tenant());
            }
            sources.add(source(pushed, person(pushed), at), LineMarks.remembering(lines, known, forgotten));
            if (forgottenAt.isPresent()) {
                // Its lines are known as forgotten, so no word of it is kept; whoever sent it reads why.
                sources.setStatus(space, id, SourceStatus.LEARNED, FORGOTTEN);
            }
            return announcements.sources(space, List.of(id), origin);
        });
    }

    /** A delivery that comes late or twice brings nothing back. */
    private static boolean toldBefore(Optional<Instant> gone, Instant at) {
        return gone.filter(moment -> !at.isAfter(moment)).isPresent();
    }

    /** "I" must have a name: a memory about nobody would be found under no name. */
    private Person person(ConversationPushed pushed) {
        Optional<Person> known = people.find(pushed.space());
        String name = Optional.ofNullable(pushed.person())
                .or(() -> known.map(Person::name))
                .orElseThrow(() -> CallRefused.invalid(
                        "\"person\" is required: nobody has told yet who says \"I\" in this space."));
        ZoneId zone = Optional.ofNullable(pushed.zone())
                .or(() -> known.map(Person::zone))
                .orElse(defaultZone);
        Person told = new Person(name, zone);
        if (known.filter(told::equals).isEmpty()) {
            people.keep(pushed.space(), told);
        }
        return told;
    }

    private Source source(ConversationPushed pushed, Person person, Instant at) {
        Channel channel = pushed.channel() == null ? Channel.UNKNOWN : pushed.channel();
        return new Source(
                pushed.sourceId(),
                pushed.space(),
                Source.DEFAULT_SCOPE,
                SourceKind.CONVERSATION,
                null,
                new Arrival(PROVENANCE, channel, conversation.redacted(pushed.agentId()), pushed.id()),
                person,
                Marks.NONE,
                at);
    }
}
