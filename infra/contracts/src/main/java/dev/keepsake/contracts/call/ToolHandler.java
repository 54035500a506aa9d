// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.call;

import dev.keepsake.contracts.tool.ToolContract;

/** Answers one tool. Called on a bounded number of threads; may block within the call's deadline. */
public interface ToolHandler<A, R> {
    ToolContract<A, R> contract();

    /**
     * Answers a call, or throws {@link CallRefused}. Handling the same call id again gives an equal answer and changes
     * nothing more.
     */
    Answer<R> handle(Call<A> call);
}
