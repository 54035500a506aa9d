// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

/** Takes out of a record what must not be kept. Where there is a bean of this type, every dead letter passes it. */
@FunctionalInterface
public interface RecordRedaction {
    /** The value without it; the same bytes where there is nothing to take out. */
    byte[] redacted(byte[] value);
}
