// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.language.sentence;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The OpenNLP model files of the class path. */
final class Models {

    static final String SENTENCES = "/opennlp-en-ud-ewt-sentence-1.3-2.5.4.bin";
    static final String TOKENS = "/opennlp-en-ud-ewt-tokens-1.3-2.5.4.bin";
    static final String PARTS_OF_SPEECH = "/opennlp-en-ud-ewt-pos-1.3-2.5.4.bin";
    static final String LEMMAS = "/opennlp-en-ud-ewt-lemmas-1.3-2.5.4.bin";
    static final String LANGUAGES = "/langdetect-183.bin";

    private Models() {}

    static <T> T load(String resource, Reader<T> reader) {
        try (InputStream in = Models.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new FileNotFoundException(resource + " is not on the class path");
            }
            return reader.read(in);
        } catch (IOException e) {
            throw new UncheckedIOException("The language model " + resource + " cannot be loaded", e);
        }
    }

    /** Makes a model of its file. */
    @FunctionalInterface
    interface Reader<T> {
        T read(InputStream in) throws IOException;
    }
}
