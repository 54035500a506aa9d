// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.contracts.voice;

import dev.keepsake.contracts.tool.Hints;
import dev.keepsake.contracts.tool.RateLimit;
import dev.keepsake.contracts.tool.RestRoute;
import dev.keepsake.contracts.tool.ServiceName;
import dev.keepsake.contracts.tool.ToolContract;
import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Describes how the person writes: register, rhythm, punctuation, casing, emoji, greetings and favoured words, built from their own messages. */
public final class GetVoiceCard {
    /** The declaration. */
    public static final ToolContract<Arguments, Result> CONTRACT = ToolContract.of(
                    "get_voice_card", ServiceName.VOICE, Arguments.class, Result.class)
            .titled("Voice card")
            .hinting(Hints.readsTheSame())
            .at(RestRoute.get("/api/v1/voice/card"))
            .limitedTo(RateLimit.perMinute(30))
            .describedAs("""
                    Describes how the person writes: register, rhythm, punctuation, casing, emoji, greetings \
                    and favoured words, built from their own messages.""");

    private GetVoiceCard() {}

    /** What the tool is asked; limits as annotated, absent values take their defaults. */
    public record Arguments() {}

    /** What the tool answers. */
    public record Result(
            @NotNull String register,
            @NotNull String rhythm,
            @NotNull String punctuation,
            @NotNull String casing,
            @NotNull String emoji,
            @Nullable List<String> greetings,
            @Nullable List<String> signOffs,
            @Nullable List<String> favouredWords,
            @Nullable List<String> avoidedWords,
            @Nullable Map<String, String> hosts,
            @NotNull Integer samples,
            @NotNull Instant builtAt,
            @NotNull String guide) {}
}
