// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import opennlp.tools.sentdetect.SentenceDetector;
import opennlp.tools.sentdetect.SentenceModel;
import opennlp.tools.sentdetect.ThreadSafeSentenceDetectorME;

/**
 * Cuts a text into sentences. Marks that are always an end are read by rule, also those of scripts the model does not
 * know; the model is asked about the doubtful ones. Thread-safe.
 */
public final class SentenceSplitter {

    private static final Pattern IDEOGRAPHIC_END = Pattern.compile("[。！？｡؟।]+[」』”’）)\"]*");
    private static final Pattern END = Pattern.compile("(?<![.!?…])([.!?…]+)([\"'”’)\\]*_]*)(?=\\s)");

    /** Nobody speaks so long without an end; what is longer is data, and cut between words. */
    private static final int LONGEST = 1_000;

    private final SentenceDetector doubtful;

    public SentenceSplitter() {
        SentenceModel sentences = Models.load(Models.SENTENCES, SentenceModel::new);
        doubtful = new ThreadSafeSentenceDetectorME(sentences);
    }

    /**
     * The sentences of {@code text} in order, without white space or bullets at their ends; none of a blank text. A line
     * break ends a sentence unless the text was merely wrapped there.
     */
    public List<Span> split(String text) {
        List<Span> sentences = new ArrayList<>();
        for (Span block : Blocks.of(text)) {
            int start = 0;
            for (int end : ends(block.text())) {
                add(sentences, text, block.start() + start, block.start() + end);
                start = end;
            }
            add(sentences, text, block.start() + start, block.end());
        }
        return List.copyOf(sentences);
    }

    private static void add(List<Span> sentences, String text, int start, int end) {
        Span sentence = Span.trimmed(text, start, end);
        if (sentence.text().length() > LONGEST) {
            int at = sentence.start();
            while (sentence.end() - at > LONGEST) {
                int cut = lastSpace(text, at, at + LONGEST);
                add(sentences, text, at, cut);
                at = cut;
            }
            add(sentences, text, at, sentence.end());
        } else if (!sentence.text().isEmpty()) {
            sentences.add(sentence);
        }
    }

    private static int lastSpace(String text, int start, int end) {
        for (int at = end; at > start; at--) {
            if (Character.isWhitespace(text.charAt(at))) {
                return at;
            }
        }
        return Character.isLowSurrogate(text.charAt(end)) ? end - 1 : end;
    }

    private List<Integer> ends(String block) {
        List<Integer> ends = new ArrayList<>();
        Matcher ideographic = IDEOGRAPHIC_END.matcher(block);
        while (ideographic.find()) {
            ends.add(ideographic.end());
        }
        Set<Integer> asModelSays = null;
        Matcher latin = END.matcher(block);
        while (latin.find()) {
            Verdict verdict = Verdict.on(block, latin);
            if (verdict == Verdict.DOUBTFUL) {
                if (asModelSays == null) {
                    asModelSays = endsByModel(block);
                }
                verdict = asModelSays.contains(nextWord(block, latin.end())) ? Verdict.END : Verdict.INSIDE;
            }
            if (verdict == Verdict.END) {
                ends.add(latin.end());
            }
        }
        return ends.stream().sorted().distinct().toList();
    }

    private Set<Integer> endsByModel(String block) {
        Set<Integer> starts = new HashSet<>();
        for (opennlp.tools.util.Span sentence : doubtful.sentPosDetect(block)) {
            starts.add(sentence.getStart());
        }
        return starts;
    }

    static int nextWord(String text, int from) {
        int next = from;
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        return next;
    }
}
