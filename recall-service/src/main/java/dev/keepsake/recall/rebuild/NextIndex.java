// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.rebuild;

import dev.keepsake.contracts.ingest.MemoryChanged;
import dev.keepsake.recall.projection.MemoryStore;
import dev.keepsake.recall.projection.SourceStore;
import java.util.Collection;
import java.util.Set;
import java.util.UUID;

/** The indexes that are to take the place of those that are read. While they are there, every write of the service reaches them too. */
public interface NextIndex {
    /** Makes them, empty; those that an earlier process began for the same model are kept and gone on with. */
    void begin();

    boolean isBegun();

    /** The model in use, whose vectors they hold. */
    String model();

    /** Writes into the new index alone; a state of the same version is written again. */
    MemoryStore memories();

    /** Writes into the new index alone; a state of the same version is written again. */
    SourceStore sources();

    /** Which of these are in the new index as they are here or newer, with their vectors. */
    Set<UUID> complete(Collection<MemoryChanged> memories);

    /** Makes the new indexes the ones that are read, at once, and removes the old ones moments later. */
    void switchOver();

    /** Removes the new indexes; the old ones go on serving. Changes nothing where there are none. */
    void abandon();
}
