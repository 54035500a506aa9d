// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.statement;

import dev.keepsake.language.sentence.LanguageDetector;
import dev.keepsake.language.sentence.SentenceSplitter;
import dev.keepsake.language.sentence.Span;
import java.util.ArrayList;
import java.util.List;

/** The local engine: parts of speech and rules of English; text in other languages is kept sentence by sentence, word for word. */
public final class LocalStatementExtractor implements StatementExtractor {

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
        return languages.isEnglish(utterance.text()) ? english.read(utterance) : verbatim(utterance);
    }

    private Extraction verbatim(Utterance utterance) {
        List<Statement> statements = new ArrayList<>();
        List<Skipped> skipped = new ArrayList<>();
        for (Span sentence : splitter.split(utterance.text())) {
            String text = sentence.text();
            if (text.codePoints().noneMatch(Character::isLetterOrDigit)) {
                skipped.add(new Skipped(sentence, Skipped.Reason.NO_CONTENT));
            } else if (text.matches("(?s).*[?？؟]$") || text.startsWith("¿")) {
                skipped.add(new Skipped(sentence, Skipped.Reason.QUESTION));
            } else {
                statements.add(Frames.passing(text, sentence, utterance.speakerName(), false));
            }
        }
        return new Extraction(statements, skipped);
    }
}
