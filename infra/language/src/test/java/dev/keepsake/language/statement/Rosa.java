// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The person of most tests of this package, and what is learned of what she says in Berlin on Tuesday, 16 June 2026. */
final class Rosa {
    private static final StatementExtractor EXTRACTOR = new LocalStatementExtractor();
    private static final Instant SAID = Instant.parse("2026-06-16T09:00:00Z");
    private static final ZoneId ZONE = ZoneId.of("Europe/Berlin");

    private Rosa() {}

    /** @param before earlier lines of hers, oldest first */
    static Extraction says(String said, String... before) {
        return extraction(said, null, List.of(before));
    }

    static Extraction answers(String question, String said) {
        return extraction(said, question, List.of());
    }

    static List<String> texts(String said, String... before) {
        return texts(says(said, before));
    }

    static List<String> texts(Extraction extraction) {
        return extraction.statements().stream().map(Statement::text).toList();
    }

    private static Extraction extraction(String said, @Nullable String question, List<String> before) {
        return EXTRACTOR.extract(new Utterance(said, "Rosa", question, before, SAID, ZONE));
    }
}
