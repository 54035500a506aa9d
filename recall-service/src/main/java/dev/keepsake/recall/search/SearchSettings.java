// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.search;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/**
 * Settings {@code keepsake.recall.search.*}.
 *
 * @param candidates how many memories the word search and the vector search give each, before scoring
 */
@Validated
@ConfigurationProperties("keepsake.recall.search")
record SearchSettings(
        @DefaultValue("100") @Min(60) @Max(1000) int candidates) {}
