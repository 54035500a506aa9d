// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.CallOrigin;
import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.Caller;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.contracts.recall.Profile;
import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.recall.fixture.AMemory;
import dev.keepsake.recall.fixture.Callers;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProfileHandlerTest {
    private static final Instant NOW = Instant.parse("2026-01-10T12:00:00Z");
    private final Caller nadia = Callers.someone();
    private final List<MemoryChanged> kept = new ArrayList<>();
    private final ProfileHandler handler = new ProfileHandler(
            (spaces, names, heldAt, limit, deadline) -> kept.stream()
                    .filter(memory -> spaces.contains(memory.space()))
                    .toList(),
            new TemporalResolver(),
            Clock.fixed(NOW, ZoneOffset.UTC));

    @Test
    void tellsWhatLastsApartFromWhatIsGoingOn() {
        keep("Nadia", "Nadia prefers oat milk.", Kind.PREF);
        keep("Nadia", "Nadia grew up in Ostrava.", Kind.DETAIL);
        keep("Nadia", "Nadia plans to repaint the hall in March 2026.", Kind.PLAN);
        keep("Nadia", "Nadia is currently learning to weld.", Kind.DETAIL);
        keep("Nadia", "Nadia plans to see the eclipse on 12 August 2017.", Kind.PLAN);

        Profile.Result result = profile(null);

        assertThat(texts(result.lasting()))
                .containsExactlyInAnyOrder("Nadia prefers oat milk.", "Nadia grew up in Ostrava.");
        assertThat(texts(result.current()))
                .containsExactlyInAnyOrder(
                        "Nadia plans to repaint the hall in March 2026.", "Nadia is currently learning to weld.");
        assertThat(result.subject()).isEqualTo("Nadia");
        assertThat(result.memories()).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t\n", "\u200b"})
    void refusesABlankSubject(String blank) {
        assertThatExceptionOfType(CallRefused.class)
                .isThrownBy(() -> new Profile.Arguments(blank))
                .withMessageContaining("\"subject\" must not be blank.");
    }

    @Test
    void ascribesNothingOfAnotherToTheOwner() {
        keep("Bruno", "Nadia's friend Bruno hates football.", Kind.PREF);
        keep("user", "The user keeps bees.", Kind.DETAIL);

        assertThat(texts(profile("me").lasting())).containsExactly("The user keeps bees.");
        assertThat(texts(profile("bruno").lasting())).containsExactly("Nadia's friend Bruno hates football.");
    }

    @Test
    void keepsNamesakesApart() {
        keep("Rowan Ellery", "Rowan Ellery tunes pianos.", Kind.DETAIL);
        keep("Rowan Sato", "Rowan Sato is vegan.", Kind.DETAIL);
        keep("Rowan Sato", "Is allergic to cats.", Kind.DETAIL);

        assertThat(texts(profile("Rowan Ellery").lasting())).containsExactly("Rowan Ellery tunes pianos.");
        assertThat(texts(profile("rowan sato").lasting()))
                .containsExactlyInAnyOrder("Rowan Sato is vegan.", "Is allergic to cats.");
        Profile.Result both = profile("Rowan");
        assertThat(both.subject()).isEqualTo("Rowan");
        assertThat(texts(both.lasting()))
                .containsExactlyInAnyOrder(
                        "Rowan Ellery tunes pianos.", "Rowan Sato is vegan.", "Rowan Sato: Is allergic to cats.");
    }

    @Test
    void findsSomebodyByTheNameOrByWhatTheyAreToTheOwner() {
        keep("Nadia's sister Ilka", "Nadia's sister Ilka lives in Brno.", Kind.PEOPLE);
        keep("Nadia's aunt", "Nadia's aunt breeds huskies.", Kind.PEOPLE);

        assertThat(texts(profile("Ilka").lasting())).containsExactly("Nadia's sister Ilka lives in Brno.");
        assertThat(texts(profile("my aunt").lasting())).containsExactly("Nadia's aunt breeds huskies.");
    }

    @Test
    void takesMergedNamesForOne() {
        kept.add(AMemory.in(nadia.space(), "Liz tunes pianos.")
                .about("Elizabeth")
                .alsoCalled("Liz")
                .ofKind(Kind.DETAIL, Category.FACT)
                .build());
        kept.add(AMemory.in(nadia.space(), "Elizabeth is vegan.")
                .about("Elizabeth")
                .alsoCalled("Liz")
                .ofKind(Kind.DETAIL, Category.FACT)
                .build());

        for (String name : List.of("Liz", "elizabeth")) {
            Profile.Result result = profile(name);
            assertThat(result.subject()).isEqualTo("Elizabeth");
            assertThat(texts(result.lasting())).containsExactlyInAnyOrder("Liz tunes pianos.", "Elizabeth is vegan.");
        }
    }

    @Test
    void namesAllMemories_whenTheySayTheSame() {
        keep("Nadia", "Nadia keeps bees.", Kind.DETAIL);
        keep("Nadia", "nadia keeps bees", Kind.DETAIL);

        assertThat(profile(null).lasting())
                .singleElement()
                .satisfies(trait -> assertThat(trait.memories()).hasSize(2));
    }

    @Test
    void takesAnArticleForNobodysName() {
        keep("the plumber", "The plumber charges 55 euros an hour.", Kind.DETAIL);

        assertThat(profile("the").memories()).isZero();
        assertThat(profile("the plumber").memories()).isEqualTo(1);
    }

    @Test
    void isEmpty_whenNothingIsKnown() {
        Profile.Result result = profile("Zoltan");

        assertThat(result.lasting()).isEmpty();
        assertThat(result.current()).isEmpty();
        assertThat(result.memories()).isZero();
    }

    private void keep(String entity, String text, Kind kind) {
        kept.add(AMemory.in(nadia.space(), text)
                .about(entity)
                .ofKind(kind, Category.FACT)
                .build());
    }

    private Profile.Result profile(@Nullable String subject) {
        return handler.handle(new Call<>(
                        UUID.randomUUID(),
                        nadia,
                        new Profile.Arguments(subject),
                        new CallOrigin(UUID.randomUUID(), 0),
                        NOW.plusSeconds(5)))
                .result();
    }

    private static List<String> texts(List<Profile.Trait> traits) {
        return traits.stream().map(Profile.Trait::text).toList();
    }
}
