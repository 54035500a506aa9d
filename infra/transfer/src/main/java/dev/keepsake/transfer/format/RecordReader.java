// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer.format;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;

/** Reads the records of one export in their order, holding no more than one of them in memory. */
@FunctionalInterface
public interface RecordReader {
    /** Gives every record to {@code sink}. What cannot be read is a record too, and does not end the reading where that can be helped. */
    void read(InputStream in, Consumer<ImportRecord> sink) throws IOException;
}
