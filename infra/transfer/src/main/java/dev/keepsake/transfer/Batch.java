// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.transfer;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Records that are handed over together, so many or so long at the most. */
final class Batch<T> {
    /** Well below what a call may hold. */
    private static final int MOST_CHARACTERS = 500_000;

    private final int most;
    private final Consumer<List<T>> receiver;
    private final List<T> records = new ArrayList<>();
    private long characters;

    Batch(int most, Consumer<List<T>> receiver) {
        this.most = most;
        this.receiver = receiver;
    }

    void add(T record, long length) {
        if (records.size() == most || characters + length > MOST_CHARACTERS) {
            flush();
        }
        records.add(record);
        characters += length;
    }

    /** Hands over what there is. */
    void flush() {
        if (!records.isEmpty()) {
            List<T> full = List.copyOf(records);
            records.clear();
            characters = 0;
            receiver.accept(full);
        }
    }
}
