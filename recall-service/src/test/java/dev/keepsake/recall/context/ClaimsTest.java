// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.context;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.Category;
import dev.keepsake.contracts.ingest.Kind;
import dev.keepsake.contracts.recall.GetUserContext;
import dev.keepsake.language.sentence.SentenceTagger;
import dev.keepsake.recall.ask.SelfNames;
import dev.keepsake.recall.fixture.AMemory;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class ClaimsTest {
    private static final SpaceId SPACE = new SpaceId(new UUID(1, 4));
    private static final ClaimSorter SORTER = new ClaimSorter(new SentenceTagger());
    private final Claims claims = new Claims(SORTER, new TokenCount(), new SelfNames("Ivo"));

    @Test
    void putsEachClaimWhereAWriterLooksForIt() {
        add(about("Ivo", "Ivo runs the tide tables of the port."));
        add(about("Ivo", "Ivo thinks that the new quay is too narrow."));
        add(about("Ivo", "Ivo prefers short letters.").ofKind(Kind.PREF, Category.PREFERENCE));
        add(about("Ivo", "Ivo taught navigation in Split."));
        add(about("Ivo", "Ivo plans to retire in June 2027.").ofKind(Kind.PLAN, Category.TASK));
        add(about("Vera", "Vera is Ivo's sister.").ofKind(Kind.PEOPLE, Category.RELATIONSHIP));
        add(about("Ivo", "Ivo can't stand being called captain.").ofKind(Kind.PREF, Category.PREFERENCE));
        add(about("Ivo", "Ivo no longer sails at night."));

        GetUserContext.Result result = claims.result();

        assertThat(texts(result.knows())).containsExactly("Ivo runs the tide tables of the port.");
        assertThat(texts(result.stance()))
                .containsExactly("Ivo thinks that the new quay is too narrow.", "Ivo prefers short letters.");
        assertThat(texts(result.history())).containsExactly("Ivo taught navigation in Split.");
        assertThat(texts(result.emphasise()))
                .containsExactly("Ivo plans to retire in June 2027.", "Vera is Ivo's sister.");
        assertThat(texts(result.avoid()))
                .containsExactly("Ivo can't stand being called captain.", "Ivo no longer sails at night.");
        assertThat(result.dropped()).isZero();
    }

    @Test
    void namesEveryMemoryBehindAClaim() {
        add(about("Ivo", "Ivo runs the tide tables."));
        add(about("Ivo", "Ivo runs the tide tables"));

        assertThat(claims.result().knows())
                .singleElement()
                .satisfies(claim -> assertThat(claim.memories()).hasSize(2));
    }

    @Test
    void keepsWithinTheTokens() {
        for (int i = 0; i < 50; i++) {
            claims.add(
                    about("Ivo", "Ivo keeps buoy " + i * 13 + " in good repair.")
                            .build(),
                    100);
        }

        assertThat(claims.result().knows()).hasSizeBetween(5, 15);
    }

    private void add(AMemory memory) {
        claims.add(memory.build(), 1_000);
    }

    private static AMemory about(String entity, String text) {
        return AMemory.in(SPACE, text).about(entity);
    }

    private static List<String> texts(List<GetUserContext.Claim> claims) {
        return claims.stream().map(GetUserContext.Claim::claim).toList();
    }
}
