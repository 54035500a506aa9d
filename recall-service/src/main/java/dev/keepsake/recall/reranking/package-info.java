// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** Cross-encoders: models that read a question and a text together and say how well the text answers. None ships; one can be configured. */
@NullMarked
package dev.keepsake.recall.reranking;

import org.jspecify.annotations.NullMarked;
