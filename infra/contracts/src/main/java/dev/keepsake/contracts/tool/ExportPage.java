// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.tool;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One page of what a person has, as the service that owns it gives it out. An operation whose result this is takes
 * {@link PageArguments} and is a part of every export.
 */
public interface ExportPage<T> {
    /** What stands on the page; each is one line of an export, with its {@code type}. */
    List<T> records();

    /** The cursor of the next page; absent on the last. */
    @Nullable
    String next();
}
