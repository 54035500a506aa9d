// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * What a model is told to do, as kept in a file of its own. A changed text is a new version in a new file, so that it can be
 * told which one made an answer.
 */
public record Prompt(String name, int version, String text) {

    /** Reads {@code prompts/<name>/<version>.md} from the resources of whoever asks. */
    public static Prompt load(Class<?> owner, String name, int version) {
        String file = "/prompts/" + name + "/" + version + ".md";
        try (InputStream stream = owner.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalArgumentException("There is no prompt " + file);
            }
            return new Prompt(name, version, new String(stream.readAllBytes(), StandardCharsets.UTF_8).strip());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
