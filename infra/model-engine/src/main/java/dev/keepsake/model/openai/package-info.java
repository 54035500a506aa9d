// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/** Spring AI's OpenAI client behind the port that asks a model. */
@NullMarked
package dev.keepsake.model.openai;

import org.jspecify.annotations.NullMarked;
