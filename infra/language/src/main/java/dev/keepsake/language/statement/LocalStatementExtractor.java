// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.LanguageDetector;
import dev.keepsake.language.sentence.SentenceSplitter;
import dev.keepsake.language.sentence.Span;
import dev.keepsake.language.statement.Skipped.Reason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The local engine: parts of speech and rules of English; text in other languages is kept sentence by sentence, word for word. */
public final class LocalStatementExtractor implements StatementExtractor {

    private static final int TOO_SHORT_TO_TELL = 30;

    private final LanguageDetector languages;
    private final SentenceSplitter splitter;
    private final SentenceReader english;

    /** Loads the language models; takes about a second, so keep one. */
    public LocalStatementExtractor() {
        this(new SentenceSplitter(), new LanguageDetector());
    }

    /** Shares models already loaded. */
    public LocalStatementExtractor(SentenceSplitter splitter, LanguageDetector languages) {
        this.splitter = splitter;
        this.languages = languages;
        this.english = new SentenceReader(splitter);
    }

    @Override
    public Extraction extract(Utterance utterance) {
        return isEnglish(utterance) ? english.read(utterance) : verbatim(utterance);
    }

    // "Nein danke" is too short to tell; what was said before it is not.
    private boolean isEnglish(Utterance utterance) {
        String text = utterance.text();
        if (Foreign.opens(text)) {
            return false;
        }
        if (text.length() > TOO_SHORT_TO_TELL) {
            return languages.isEnglish(text);
        }
        List<String> before = utterance.previousLines();
        String last = before.isEmpty() ? "" : before.get(before.size() - 1) + " ";
        String question = utterance.precedingQuestion() == null ? "" : utterance.precedingQuestion() + " ";
        return languages.isEnglish(last + question + text);
    }

    private Extraction verbatim(Utterance utterance) {
        List<Statement> statements = new ArrayList<>();
        List<Skipped> skipped = new ArrayList<>();
        List<Skipped> notSaid = NotSaid.in(utterance.text(), utterance.speakerName());
        Fiction fiction = Fiction.before(utterance);
        boolean first = true;
        for (Span sentence : NotSaid.cut(splitter.split(utterance.text()), notSaid)) {
            Optional<Reason> reason = NotSaid.covering(notSaid, sentence).or(() -> Foreign.reason(sentence.text()));
            Optional<String> question = first && !fiction.covers("")
                    ? ForeignAnswer.question(utterance.precedingQuestion(), sentence.text(), reason)
                    : Optional.empty();
            first = false;
            if (question.isPresent() && !fiction.covers(sentence.text())) {
                statements.add(answer(question.get(), sentence, utterance));
                continue;
            }
            if (fiction.covers(sentence.text())) {
                reason = Optional.of(Reason.FICTION);
            }
            reason.ifPresentOrElse(
                    why -> skipped.add(new Skipped(sentence, why)),
                    () -> statements.add(Frames.passing(
                            Verbatim.ofForeign(
                                    sentence.text(), utterance.speakerName(), utterance.saidAt(), utterance.zone()),
                            sentence,
                            utterance.speakerName(),
                            false)));
        }
        return new Extraction(statements, skipped);
    }

    private static Statement answer(String question, Span sentence, Utterance utterance) {
        String day = Wording.day(utterance.saidAt(), utterance.zone());
        String text = Wording.answered(utterance.speakerName(), day, question, sentence.text());
        return Frames.answer(text, sentence, utterance.speakerName(), question, false);
    }
}
