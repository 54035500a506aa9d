// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.transfer;

import dev.keepsake.contracts.call.SpaceId;
import dev.keepsake.contracts.ingest.ExportSources.ExportedLine;
import dev.keepsake.contracts.ingest.ExportSources.ExportedSource;
import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.LineMarks;
import dev.keepsake.ingest.ledger.SourceJournal;
import dev.keepsake.language.secret.SecretScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The lines of a source as an export has them: without secrets, and without what the person had forgotten here. */
final class ImportedLines {
    private final SourceJournal sources;
    private final SecretScanner secrets;

    ImportedLines(SourceJournal sources, SecretScanner secrets) {
        this.sources = sources;
        this.secrets = secrets;
    }

    List<Line> of(SpaceId space, ExportedSource source) {
        List<Line> lines = new ArrayList<>();
        String asked = "";
        for (ExportedLine exported : source.lines()) {
            String text = secrets.redact(exported.text(), asked);
            asked = exported.text();
            String speaker = exported.speaker() == null ? null : secrets.redact(exported.speaker());
            lines.add(new Line(
                    lines.size(),
                    exported.role(),
                    speaker,
                    exported.saidAt(),
                    text,
                    source.kind() == SourceKind.CONVERSATION ? mark(exported, speaker, text) : null,
                    text.isEmpty()));
        }
        List<String> marks =
                lines.stream().map(Line::mark).filter(Objects::nonNull).toList();
        Set<String> known = sources.knownMarks(space, marks);
        return LineMarks.remembering(lines, known, sources.forgottenMarks(space, marks));
    }

    /** As the same message is marked when it is captured with its time. */
    private static String mark(ExportedLine line, @Nullable String speaker, String text) {
        return LineMarks.of(Long.toString(line.saidAt().toEpochMilli()), line.role(), speaker, text);
    }
}
