// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.profile;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.recall.Profile;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.recall.ask.SelfNames;
import java.time.Clock;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Answers {@code profile}. */
final class ProfileHandler implements ToolHandler<Profile.Arguments, Profile.Result> {
    private static final int MOST_MEMORIES = 500;
    private static final Set<String> OWNER = Set.of("user", "the user", "i", "me", "myself");

    private static final Comparator<MemoryChanged> WEIGHTIEST_FIRST = Comparator.comparing(
                    (MemoryChanged memory) -> memory.importance() == Importance.HIGH ? 0 : 1)
            .thenComparing(MemoryChanged::saidAt, Comparator.reverseOrder());

    private final MemoriesAbout memories;
    private final TemporalResolver times;
    private final Clock clock;

    ProfileHandler(MemoriesAbout memories, TemporalResolver times, Clock clock) {
        this.memories = memories;
        this.times = times;
        this.clock = clock;
    }

    @Override
    public ToolContract<Profile.Arguments, Profile.Result> contract() {
        return Profile.CONTRACT;
    }

    @Override
    public Answer<Profile.Result> handle(Call<Profile.Arguments> call) {
        Caller caller = call.caller();
        Instant now = clock.instant();
        String asked = call.arguments().subject();
        boolean owner = asked == null || new SelfNames(caller.person()).isName(asked);
        Subject subject = owner ? owner(call, now) : named(call, resolved(asked, caller), now);
        Currency currency = new Currency(times, now, caller.zone());
        Traits lasting = new Traits();
        Traits current = new Traits();
        subject.people()
                .forEach((name, known) -> known.stream()
                        .sorted(WEIGHTIEST_FIRST)
                        .forEach(memory -> {
                            String whose = subject.isAmbiguous() ? name : "";
                            switch (currency.of(memory)) {
                                case LASTING -> lasting.add(memory, whose);
                                case CURRENT -> current.add(memory, whose);
                                case OVER -> {}
                            }
                        }));
        return Answer.of(new Profile.Result(
                shownSubject(asked, owner, caller, subject), lasting.all(), current.all(), subject.memories()));
    }

    /** All that is about the owner, under whichever of the owner's names; nothing that is about somebody of theirs. */
    private Subject owner(Call<Profile.Arguments> call, Instant now) {
        Caller caller = call.caller();
        SelfNames self = new SelfNames(caller.person());
        // What the team shares says "the user" of whoever told it.
        List<MemoryChanged> own =
                memories
                        .about(List.of(caller.space()), namesOfOwner(caller), now, MOST_MEMORIES, call.deadline())
                        .stream()
                        .filter(memory -> memory.names().stream().anyMatch(self::isName))
                        .toList();
        Map<String, List<MemoryChanged>> people = new LinkedHashMap<>();
        if (!own.isEmpty()) {
            people.put(caller.person(), own);
        }
        return new Subject(people);
    }

    private Subject named(Call<Profile.Arguments> call, String name, Instant now) {
        return Subject.of(
                name,
                memories.about(call.caller().readableSpaces(), List.of(name), now, MOST_MEMORIES, call.deadline()));
    }

    private static List<String> namesOfOwner(Caller caller) {
        return Stream.concat(Stream.of(caller.person()), OWNER.stream()).toList();
    }

    /** "My sister" is kept under the owner's name. */
    private static String resolved(@Nullable String asked, Caller caller) {
        String name = asked == null ? "" : asked.strip();
        return name.matches("(?i)(?:my|our)\\s.+") ? caller.person() + "'s " + name.replaceFirst("\\S+\\s+", "") : name;
    }

    private static @Nullable String shownSubject(
            @Nullable String asked, boolean owner, Caller caller, Subject subject) {
        if (owner) {
            return caller.person();
        }
        return subject.people().size() == 1
                ? subject.people().keySet().iterator().next()
                : asked;
    }
}
