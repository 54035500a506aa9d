// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.learn;

import dev.keepsake.contracts.ingest.SourceKind;
import dev.keepsake.ingest.ledger.Line;
import dev.keepsake.ingest.ledger.Source;
import dev.keepsake.ingest.resolve.Candidate;
import dev.keepsake.language.secret.SecretScanner;
import dev.keepsake.language.sentence.LegibleText;
import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.statement.Asked;
import dev.keepsake.language.statement.Confirmation;
import dev.keepsake.language.statement.Extraction;
import dev.keepsake.language.statement.Statement;
import dev.keepsake.language.statement.StatementExtractor;
import dev.keepsake.language.statement.TakenBack;
import dev.keepsake.language.statement.Utterance;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Reads the lines of a source: what each person said, never the assistant, each statement checked against its line. */
public final class LineReader {
    /** How many earlier lines of a speaker are enough to know who "she" is, and whether a game still goes on. */
    private static final int LINES_BEFORE = 30;

    private static final int LINES_TO_TAKE_BACK = 6;

    /** A capital inside a sentence, or a number. */
    private static final Pattern NAME_OR_NUMBER = Pattern.compile(
            "(?<=[\\p{L}\\p{N},;:] )(?!I\\b)\\p{Lu}[\\p{L}\\p{N}-]+|(?<![\\p{L}\\p{N}])[\\p{L}-]*\\p{N}[\\p{L}\\p{N}.-]*[\\p{L}\\p{N}]");

    private static final SecretScanner SECRETS = new SecretScanner();

    private final Engine engine;

    public LineReader(StatementExtractor extractor) {
        this(new LocalEngine(extractor));
    }

    public LineReader(Engine engine) {
        this.engine = engine;
    }

    /** Whether somebody may be made to wait for what the lines teach. */
    public boolean isQuick() {
        return engine.isQuick();
    }

    /** What the lines teach; lines that are known already are context only. */
    public Lesson read(Source source, List<Line> told) {
        List<Line> lines = source.kind() == SourceKind.CONVERSATION ? LinesInOrder.of(told) : told;
        List<Candidate> candidates = new ArrayList<>();
        int unsupported = 0;
        Set<Integer> notSaid = source.kind() == SourceKind.NOTE ? NoteParts.notSaid(lines, source.person()) : Set.of();
        Reading reading = engine.read(source, utterances(source, lines, notSaid));
        Iterator<Extraction> extractions = reading.extractions().iterator();
        for (int at = 0; at < lines.size(); at++) {
            Line line = lines.get(at);
            if (!line.teaches() || notSaid.contains(at)) {
                continue;
            }
            if (TakenBack.by(LegibleText.of(line.text()))) {
                takeBack(candidates, lines, at, source);
            }
            Extraction extraction = extractions.next();
            for (Statement statement : extraction.statements()) {
                if (isSupported(statement, line)) {
                    candidates.add(Confirmed.by(CandidateForm.of(statement, line, source), lines, at));
                } else {
                    unsupported++;
                }
            }
            if (source.kind() == SourceKind.NOTE) {
                candidates.addAll(reminders(extraction, line, source));
                WordForWord.of(LegibleText.of(line.text()), extraction).stream()
                        .map(Span::text)
                        .filter(words -> !SECRETS.saysOnlyThatThereIsOne(words))
                        .forEach(words -> candidates.add(CandidateForm.verbatim(words, line, source)));
            }
        }
        return new Lesson(
                candidates,
                unsupported,
                reading.by(),
                WhyNothing.in(reading.extractions()).orElse(null));
    }

    private List<Candidate> reminders(Extraction extraction, Line line, Source source) {
        // A model reads such words by itself, and is not asked twice.
        if (!engine.isQuick()) {
            return List.of();
        }
        return Reminder.in(extraction).stream()
                .flatMap(reminder -> read(reminder, line, source).stream()
                        .map(reminder::restingOnWhatWasAsked)
                        .filter(statement -> isSupported(statement, line))
                        .map(statement -> CandidateForm.of(statement, line, source)))
                .toList();
    }

    private List<Statement> read(Reminder reminder, Line line, Source source) {
        Utterance errand = Utterance.of(reminder.errand(), speaker(line, source), line.saidAt(), source.zone());
        return engine.read(source, List.of(errand)).extractions().stream()
                .flatMap(extraction -> extraction.statements().stream())
                .toList();
    }

    private static List<Utterance> utterances(Source source, List<Line> lines, Set<Integer> notSaid) {
        return IntStream.range(0, lines.size())
                .filter(at -> lines.get(at).teaches() && !notSaid.contains(at))
                .mapToObj(at -> utterance(source, lines, at))
                .toList();
    }

    /** "lol jk": the line before of the same speaker was not meant. */
    private static void takeBack(List<Candidate> candidates, List<Line> lines, int at, Source source) {
        String speaker = speaker(lines.get(at), source);
        List<Line> before = lines.subList(0, at).stream()
                .filter(line -> line.role() == lines.get(at).role()
                        && speaker(line, source).equals(speaker))
                .toList();
        if (before.isEmpty()) {
            return;
        }
        Set<String> named = names(lines.get(at).text());
        Line meant = meant(before, named);
        boolean byName = names(meant.text()).stream().anyMatch(named::contains);
        candidates.removeIf(candidate -> candidate.line() == meant.position()
                && (!byName || names(candidate.quote()).stream().anyMatch(named::contains)));
    }

    /** "Scratch that, the Aldgate job is off": the line that spoke of the Aldgate job; the last one where none is named. */
    private static Line meant(List<Line> before, Set<String> named) {
        for (int at = before.size() - 1; at >= 0 && at >= before.size() - LINES_TO_TAKE_BACK; at--) {
            if (names(before.get(at).text()).stream().anyMatch(named::contains)) {
                return before.get(at);
            }
        }
        return before.get(before.size() - 1);
    }

    private static Set<String> names(String words) {
        return NAME_OR_NUMBER.matcher(words).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    private static boolean isSupported(Statement statement, Line line) {
        String quote = statement.quote().text();
        return !quote.isBlank()
                && line.text().contains(quote)
                && !SECRETS.saysOnlyThatThereIsOne(quote)
                && !statement.text().isBlank()
                && !statement.entity().isBlank();
    }

    private static Utterance utterance(Source source, List<Line> lines, int at) {
        Line line = lines.get(at);
        return new Utterance(
                line.text(),
                speaker(line, source),
                questionBefore(source, lines, at),
                linesBefore(source, lines, at),
                line.saidAt(),
                source.zone());
    }

    private static @Nullable String questionBefore(Source source, List<Line> lines, int at) {
        if (at == 0) {
            return null;
        }
        Line before = lines.get(at - 1);
        boolean bySomebodyElse = before.role() != lines.get(at).role()
                || !speaker(before, source).equals(speaker(lines.get(at), source));
        if (!bySomebodyElse) {
            return null;
        }
        boolean confirmed = Confirmation.opens(LegibleText.of(lines.get(at).text()));
        return Asked.in(before.text()).orElse(confirmed ? before.text() : null);
    }

    private static List<String> linesBefore(Source source, List<Line> lines, int at) {
        Line line = lines.get(at);
        List<String> before = new ArrayList<>();
        for (int earlier = at - 1; earlier >= 0 && before.size() < LINES_BEFORE; earlier--) {
            Line other = lines.get(earlier);
            boolean bySpeaker =
                    other.role() == line.role() && speaker(other, source).equals(speaker(line, source));
            if (bySpeaker && !other.text().isBlank()) {
                before.add(0, other.text());
            }
        }
        return before;
    }

    static String speaker(Line line, Source source) {
        return line.speaker() == null ? source.person() : line.speaker();
    }
}
