// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest.extract;

import dev.keepsake.contracts.ingest.Importance;
import dev.keepsake.ingest.extract.FoundStatements.Found;
import dev.keepsake.language.secret.SecretScanner;
import dev.keepsake.language.sentence.LanguageDetector;
import dev.keepsake.language.sentence.SentenceSplitter;
import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.statement.Extraction;
import dev.keepsake.language.statement.Skipped;
import dev.keepsake.language.statement.Statement;
import dev.keepsake.language.statement.Statement.Category;
import dev.keepsake.language.statement.Statement.Kind;
import dev.keepsake.language.statement.Utterance;
import dev.keepsake.language.time.TemporalResolver;
import dev.keepsake.language.time.TimeExpression;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Checks what a model states against the line it names. Nothing a model writes becomes a memory without. */
final class Verifier {
    private static final int TOO_SHORT_TO_TELL = 30;
    private static final SecretScanner SECRETS = new SecretScanner();
    private static final Pattern FIRST_PERSON = Pattern.compile("\\b(?:I|I['’]m|I['’]ve|me|my|mine|myself)\\b");
    private static final Pattern THE_USER = Pattern.compile("^(?:The |the )?[Uu]ser\\b");

    /** What the local engine knows for certain was not said in earnest by the speaker; the rest it may merely not understand. */
    private static final Set<Skipped.Reason> NOT_SAID = Set.of(
            Skipped.Reason.QUESTION,
            Skipped.Reason.HYPOTHETICAL,
            Skipped.Reason.INSTRUCTION,
            Skipped.Reason.FICTION,
            Skipped.Reason.QUOTED,
            Skipped.Reason.RECALLED,
            Skipped.Reason.DATA);

    private final SentenceSplitter sentences;
    private final TemporalResolver times;
    private final LanguageDetector languages;

    Verifier(SentenceSplitter sentences, TemporalResolver times, LanguageDetector languages) {
        this.languages = languages;
        this.sentences = sentences;
        this.times = times;
    }

    /** A statement that holds, or why it does not. */
    record Verdict(Optional<Statement> statement, Optional<Rejection> rejection) {
        static Verdict accepted(Statement statement) {
            return new Verdict(Optional.of(statement), Optional.empty());
        }

        static Verdict rejected(Rejection reason) {
            return new Verdict(Optional.empty(), Optional.of(reason));
        }
    }

    /** @param reading of the same line by the local engine */
    Verdict check(Found found, Utterance utterance, Extraction reading) {
        Optional<Span> quote = QuoteFinder.find(utterance.text(), found.quote());
        if (quote.isEmpty()) {
            return Verdict.rejected(Rejection.QUOTE);
        }
        Surroundings line = Surroundings.of(utterance, quote.get(), sentences.split(utterance.text()), reading);
        String subject = SubjectCheck.name(found.subject(), utterance.speakerName());
        String text = THE_USER.matcher(found.text().strip()).replaceFirst(utterance.speakerName());
        List<TimeExpression> given = times.resolve(utterance.text(), utterance.saidAt(), utterance.zone());
        List<TimeExpression> named = times.resolve(text, utterance.saidAt(), utterance.zone());
        DateCheck dates = new DateCheck(utterance, given);
        Optional<DateCheck.Day> since = dates.admitted(found.since());
        Optional<DateCheck.Day> until = dates.admitted(found.until());
        Optional<Rejection> rejection = firstOf(
                new Check(Rejection.SECRET, holdsSecret(found, text)),
                new Check(Rejection.NOT_SAID, wasNotSaid(line)),
                new Check(Rejection.DEPENDENT, !standsAlone(text, subject, named)),
                new Check(Rejection.SUBJECT, subject.isBlank() || !SubjectCheck.admits(subject, line)),
                new Check(Rejection.DATE, since.isEmpty() || until.isEmpty() || !dates.admits(named)),
                new Check(
                        Rejection.UNSUPPORTED,
                        !SupportCheck.admits(text, subject, line, named, isEnglish(utterance.text()))),
                new Check(Rejection.POLARITY, !PolarityCheck.admits(text, line)));
        return rejection
                .map(Verdict::rejected)
                .orElseGet(() -> Verdict.accepted(statement(
                        found,
                        text,
                        subject,
                        line,
                        since.orElseThrow().start(),
                        until.orElseThrow().start())));
    }

    /** What is too short to tell is held to the stricter rule. */
    private boolean isEnglish(String text) {
        return text.length() <= TOO_SHORT_TO_TELL || languages.isEnglish(text);
    }

    private record Check(Rejection reason, boolean failed) {}

    private static Optional<Rejection> firstOf(Check... checks) {
        return List.of(checks).stream().filter(Check::failed).map(Check::reason).findFirst();
    }

    private static boolean holdsSecret(Found found, String text) {
        return !SECRETS.scan(text).isEmpty()
                || !SECRETS.scan(found.value()).isEmpty()
                || SECRETS.saysOnlyThatThereIsOne(found.quote())
                || text.contains(SecretScanner.PLACEHOLDER);
    }

    private static boolean wasNotSaid(Surroundings line) {
        return line.local().skipped().stream()
                .filter(skipped -> NOT_SAID.contains(skipped.reason()))
                .anyMatch(skipped -> skipped.span().overlaps(line.quote()));
    }

    private static boolean standsAlone(String text, String subject, List<TimeExpression> named) {
        Set<String> words = Words.of(text);
        boolean relative =
                named.stream().anyMatch(time -> time.relative() && time.kind() != TimeExpression.Kind.RECURRENCE);
        return !relative
                && !FIRST_PERSON.matcher(text).find()
                && Words.of(subject).stream().anyMatch(word -> Words.holds(words, word));
    }

    /**
     * Key and value are those of the local engine, where it reads the same in the line, so that what one engine learned the
     * other knows again.
     */
    private static Statement statement(
            Found found,
            String text,
            String subject,
            Surroundings line,
            @Nullable Instant since,
            @Nullable Instant until) {
        Optional<Statement> alike = line.localStatements().stream()
                .filter(local -> isCalled(subject, local.entity()) && SupportCheck.areAlike(local.text(), text))
                .findFirst();
        Category category = Category.valueOf(found.category().name());
        return new Statement(
                text,
                line.quote(),
                alike.map(Statement::entity).orElse(subject),
                alike.map(Statement::key)
                        .filter(key -> !key.isBlank())
                        .orElse(found.key().strip()),
                alike.map(Statement::value)
                        .filter(value -> !value.isBlank())
                        .orElse(found.value().strip()),
                kindOf(category),
                category,
                weight(found.importance()),
                since,
                until,
                alike.map(Statement::negated).orElseGet(() -> PolarityCheck.denies(text)));
    }

    /** "Basil (the cafe)" is called Basil, and is not the nephew of that name. */
    private static boolean isCalled(String subject, String entity) {
        return entity.equalsIgnoreCase(subject)
                || entity.toLowerCase(Locale.ROOT).startsWith(subject.toLowerCase(Locale.ROOT) + " (");
    }

    private static Kind kindOf(Category category) {
        return switch (category) {
            case RELATIONSHIP -> Kind.PEOPLE;
            case TASK -> Kind.PLAN;
            case PREFERENCE -> Kind.PREF;
            case FACT, CONTEXT -> Kind.DETAIL;
        };
    }

    private static double weight(Importance importance) {
        return switch (importance) {
            case LOW -> 0.2;
            case MEDIUM -> 0.5;
            case HIGH -> 0.8;
        };
    }
}
