// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.embedding;

import ai.djl.huggingface.tokenizers.Encoding;
import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import ai.djl.huggingface.tokenizers.jni.CharSpan;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import dev.keepsake.language.sentence.Span;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.LongBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** An encoder network with its tokenizer: text in, one vector per word piece out. */
final class TransformerEncoder implements AutoCloseable {

    private static final String OUTPUT = "last_hidden_state";
    private static final String UNKNOWN = "[UNK]";
    /** Before a piece that goes on with the word of the piece before. */
    private static final String GOES_ON = "##";

    private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
    private final OrtSession session;
    private final HuggingFaceTokenizer tokenizer;

    TransformerEncoder(String model, String vocabulary, int maxTokens, int threads) {
        // Everything needed is in the jars; without this DJL would look for other builds of its library on the network.
        if (System.getProperty("ai.djl.offline") == null) {
            System.setProperty("ai.djl.offline", "true");
        }
        try (InputStream in = open(vocabulary)) {
            tokenizer = HuggingFaceTokenizer.newInstance(
                    in, Map.of("truncation", "true", "maxLength", Integer.toString(maxTokens), "padding", "false"));
        } catch (IOException e) {
            throw new UncheckedIOException("The tokenizer " + vocabulary + " cannot be read", e);
        }
        try (InputStream in = open(model);
                OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(threads);
            options.setInterOpNumThreads(1);
            // Idle threads of the pool would otherwise burn the cores the services need.
            options.addConfigEntry("session.intra_op.allow_spinning", "0");
            session = environment.createSession(in.readAllBytes(), options);
        } catch (IOException e) {
            throw new UncheckedIOException("The model " + model + " cannot be read", e);
        } catch (OrtException e) {
            throw new IllegalStateException("The model " + model + " cannot be loaded", e);
        }
    }

    /**
     * Whether it has learned words of this writing: of one that it has not, its vocabulary holds single letters at best. Half of
     * the letters is far from both kinds: in languages that it was not trained on but that are written like those it was,
     * seven of ten lie in longer pieces, in other alphabets two.
     */
    boolean knows(String text) {
        return shareOfLetters(text, Piece::isMoreThanALetter) >= 0.5;
    }

    /** The share of the letters that lie in words which are in its vocabulary as they are; 1 where there is no letter. */
    double shareOfWholeWords(String text) {
        return shareOfLetters(text, Piece::isAWholeWord);
    }

    private double shareOfLetters(String text, Predicate<Piece> counted) {
        Encoding encoding = tokenizer.encode(text, false, false);
        String[] tokens = encoding.getTokens();
        CharSpan[] spans = encoding.getCharTokenSpans();
        int[] points = text.codePoints().toArray();
        int all = 0;
        int found = 0;
        for (int at = 0; at < tokens.length; at++) {
            boolean isContinued = at + 1 < tokens.length && tokens[at + 1].startsWith(GOES_ON);
            Piece piece = new Piece(tokens[at], isContinued, letters(points, spans[at]));
            all += piece.letters();
            found += counted.test(piece) ? piece.letters() : 0;
        }
        return all == 0 ? 1 : (double) found / all;
    }

    /** A word or a part of one, with how many letters it stands for. */
    private record Piece(String token, boolean isContinued, int letters) {
        boolean isMoreThanALetter() {
            return letters > 1 && !token.equals(UNKNOWN);
        }

        boolean isAWholeWord() {
            return !isContinued && !token.startsWith(GOES_ON) && !token.equals(UNKNOWN);
        }
    }

    private static int letters(int[] points, @Nullable CharSpan span) {
        return span == null
                ? 0
                : (int) IntStream.range(span.getStart(), span.getEnd())
                        .filter(at -> Character.isLetter(points[at]))
                        .count();
    }

    /** The mean of the vectors of all word pieces, scaled to unit length. */
    float[] encode(String text) {
        return encode(tokenizer.encode(text), List.of(piece -> true)).get(0);
    }

    /** The mean of the vectors of the word pieces of each part of the text alone; of all where a part has none. */
    List<float[]> encode(String text, List<Span> parts) {
        Encoding encoding = tokenizer.encode(text);
        CharSpan[] pieces = encoding.getCharTokenSpans();
        return encode(
                encoding, parts.stream().map(part -> within(part, text, pieces)).toList());
    }

    private static IntPredicate within(Span part, String text, @Nullable CharSpan[] pieces) {
        // The tokenizer counts code points.
        int first = text.codePointCount(0, part.start());
        int end = first + text.codePointCount(part.start(), part.end());
        IntPredicate within = piece -> {
            CharSpan span = pieces[piece];
            return span != null && span.getEnd() > span.getStart() && span.getStart() >= first && span.getEnd() <= end;
        };
        boolean any = IntStream.range(0, pieces.length).anyMatch(within);
        return any ? within : piece -> true;
    }

    /** A mean for each of the choices of word pieces. */
    private List<float[]> encode(Encoding encoding, List<IntPredicate> choices) {
        long[] ids = encoding.getIds();
        Map<String, long[]> byName = Map.of(
                "input_ids", ids,
                "attention_mask", encoding.getAttentionMask(),
                "token_type_ids", encoding.getTypeIds());
        Map<String, OnnxTensor> inputs = new HashMap<>();
        try {
            for (String name : session.getInputNames()) {
                long[] values = byName.get(name);
                if (values == null) {
                    throw new IllegalStateException("The model asks for an unknown input " + name);
                }
                inputs.put(
                        name,
                        OnnxTensor.createTensor(environment, LongBuffer.wrap(values), new long[] {1, values.length}));
            }
            try (OrtSession.Result result = session.run(inputs)) {
                OnnxTensor hidden = (OnnxTensor)
                        result.get(OUTPUT).orElseThrow(() -> new IllegalStateException("The model gives no " + OUTPUT));
                float[] vectors = new float[hidden.getFloatBuffer().remaining()];
                hidden.getFloatBuffer().get(vectors);
                return choices.stream()
                        .map(counted -> Pooling.meanOfUnitLength(vectors, ids.length, counted))
                        .toList();
            }
        } catch (OrtException e) {
            throw new IllegalStateException("The model failed on a text of " + ids.length + " word pieces", e);
        } finally {
            inputs.values().forEach(OnnxTensor::close);
        }
    }

    @Override
    public void close() {
        tokenizer.close();
        try {
            session.close();
        } catch (OrtException e) {
            throw new IllegalStateException("The model cannot be closed", e);
        }
    }

    private static InputStream open(String resource) throws IOException {
        InputStream in = TransformerEncoder.class.getResourceAsStream(resource);
        if (in == null) {
            throw new FileNotFoundException(resource + " is not on the class path");
        }
        return in;
    }

    /** One text at a time has no padding. */
    private static final class Pooling {

        static float[] meanOfUnitLength(float[] vectors, int count, IntPredicate counted) {
            int dimensions = vectors.length / count;
            float[] mean = new float[dimensions];
            for (int piece = 0; piece < count; piece++) {
                if (counted.test(piece)) {
                    add(vectors, piece * dimensions, mean);
                }
            }
            return toUnitLength(mean);
        }

        private static void add(float[] all, int at, float[] sum) {
            for (int dimension = 0; dimension < sum.length; dimension++) {
                sum[dimension] += all[at + dimension];
            }
        }

        // The sum points the same way as the mean.
        private static float[] toUnitLength(float[] vector) {
            double squares = 0;
            for (float value : vector) {
                squares += value * value;
            }
            float scale = squares == 0 ? 0 : (float) (1 / Math.sqrt(squares));
            for (int dimension = 0; dimension < vector.length; dimension++) {
                vector[dimension] *= scale;
            }
            return vector;
        }
    }
}
