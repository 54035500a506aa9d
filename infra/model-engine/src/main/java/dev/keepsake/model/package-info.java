// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
/**
 * The way to a language model at an OpenAI-compatible address: asked with a prompt and data, answering with a record, within
 * a deadline and a budget, or not at all.
 */
@NullMarked
package dev.keepsake.model;

import org.jspecify.annotations.NullMarked;
