// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.ingest;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import dev.keepsake.contracts.wire.Check;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;

/** A merge of two names, as it is asked for and as it is taken back. */
public record EntityMergeArguments(
        @JsonPropertyDescription("the name that is merged into the other") @NotNull @Size(min = 1, max = 200)
        String from,

        @JsonPropertyDescription("the name that both answer under") @NotNull @Size(min = 1, max = 200)
        String into,

        @JsonPropertyDescription("whose memory: the caller's own or the team's") @JsonProperty(defaultValue = "private")
        WriteSpace space) {
    public EntityMergeArguments {
        from = Check.text("from", from, 200);
        into = Check.text("into", into, 200);
        space = space == null ? WriteSpace.PRIVATE : space;
    }
}
