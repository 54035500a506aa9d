// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall.playbook;

import dev.keepsake.contracts.call.Answer;
import dev.keepsake.contracts.call.Call;
import dev.keepsake.contracts.call.ToolHandler;
import dev.keepsake.contracts.recall.PlaybookWrite;
import dev.keepsake.contracts.tool.ToolContract;
import dev.keepsake.language.embedding.Embedder;
import dev.keepsake.language.secret.SecretGate;

/** Answers {@code playbook_write}. Saying the same again finds the entry, so a call that comes twice changes nothing more. */
final class PlaybookWriteHandler implements ToolHandler<PlaybookWrite.Arguments, PlaybookWrite.Result> {
    private final PlaybookStore store;
    private final Embedder embedder;
    private final SecretGate secrets;

    PlaybookWriteHandler(PlaybookStore store, Embedder embedder, SecretGate secrets) {
        this.store = store;
        this.embedder = embedder;
        this.secrets = secrets;
    }

    @Override
    public ToolContract<PlaybookWrite.Arguments, PlaybookWrite.Result> contract() {
        return PlaybookWrite.CONTRACT;
    }

    @Override
    public Answer<PlaybookWrite.Result> handle(Call<PlaybookWrite.Arguments> call) {
        PlaybookWrite.Arguments asked = call.arguments();
        secrets.check("trigger", asked.trigger());
        secrets.check("strategy", asked.strategy());
        secrets.check("scope", asked.scope());
        NewPlaybook entry = new NewPlaybook(
                call.caller().space(),
                asked.scope(),
                asked.trigger(),
                asked.strategy(),
                SameStrategy.fingerprint(asked.trigger(), asked.strategy()),
                embedder.embedPassage(asked.trigger()),
                embedder.embedPassage(asked.strategy()),
                embedder.modelId());
        PlaybookStore.Kept kept = store.add(entry, known -> SameStrategy.among(known, entry));
        return Answer.of(new PlaybookWrite.Result(
                Playbook.id(kept.number()),
                kept.created() ? PlaybookWrite.Status.CREATED : PlaybookWrite.Status.MERGED));
    }
}
