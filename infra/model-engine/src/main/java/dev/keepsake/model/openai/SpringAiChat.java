// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.model.openai;

import com.openai.client.OpenAIClient;
import com.openai.errors.OpenAIIoException;
import com.openai.errors.OpenAIServiceException;
import dev.keepsake.model.Chat;
import dev.keepsake.model.ModelSettings;
import dev.keepsake.model.ModelUnavailable;
import dev.keepsake.model.ModelUnavailable.Reason;
import io.micrometer.observation.ObservationRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.springframework.ai.chat.messages.SystemMessage;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.metadata.Usage;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.openai.OpenAiChatModel;
import org.springframework.ai.openai.OpenAiChatModel.ResponseFormat;
import org.springframework.ai.openai.OpenAiChatOptions;
import org.springframework.ai.openai.setup.OpenAiSetup;

/** Spring AI's OpenAI client. It offers no tools, so whatever a text says, the model can only answer. */
public final class SpringAiChat implements Chat {
    private final OpenAIClient client;
    private final ModelSettings settings;

    public SpringAiChat(ModelSettings settings) {
        this.settings = settings;
        this.client = OpenAiSetup.setupSyncClient(
                settings.url(),
                settings.key() == null ? "" : settings.key(),
                null,
                null,
                null,
                null,
                false,
                false,
                settings.name(),
                settings.timeout(),
                0,
                null,
                null,
                ObservationRegistry.NOOP,
                null,
                List.of());
    }

    @Override
    public Reply ask(String instructions, String data, String schema, Duration patience) {
        try {
            // The options of a request know no timeout of their own, the client's do.
            OpenAIClient patient = client.withOptions(options -> options.timeout(patience));
            OpenAiChatModel model = OpenAiChatModel.builder()
                    .openAiClient(patient)
                    .openAiClientAsync(patient.async())
                    .options(options(schema))
                    .build();
            return reply(model.call(new Prompt(List.of(new SystemMessage(instructions), new UserMessage(data)))));
        } catch (OpenAIServiceException answered) {
            throw unavailable(answered);
        } catch (OpenAIIoException broken) {
            throw new ModelUnavailable(Timeouts.isOne(broken) ? Reason.TIMED_OUT : Reason.UNREACHABLE);
        } catch (ModelUnavailable known) {
            throw known;
        } catch (RuntimeException unreadable) {
            // A body that is no JSON, or not of the form that every such service answers in.
            throw new ModelUnavailable(Reason.UNREADABLE);
        }
    }

    private OpenAiChatOptions options(String schema) {
        OpenAiChatOptions.Builder options = OpenAiChatOptions.builder();
        options.model(settings.name());
        options.temperature(0.0);
        options.maxTokens(settings.tokens());
        switch (settings.output()) {
            case SCHEMA ->
                options.responseFormat(ResponseFormat.builder()
                        .type(ResponseFormat.Type.JSON_SCHEMA)
                        .jsonSchema(schema)
                        .build());
            case JSON ->
                options.responseFormat(ResponseFormat.builder()
                        .type(ResponseFormat.Type.JSON_OBJECT)
                        .build());
            case TEXT -> {}
        }
        return options.build();
    }

    private static Reply reply(ChatResponse response) {
        String text = response.getResults().isEmpty()
                ? ""
                : Optional.ofNullable(response.getResults().get(0).getOutput().getText())
                        .orElse("");
        Usage usage = response.getMetadata().getUsage();
        return new Reply(text, tokens(usage.getPromptTokens()), tokens(usage.getCompletionTokens()));
    }

    private static long tokens(Integer told) {
        return told == null ? 0 : told;
    }

    private static ModelUnavailable unavailable(OpenAIServiceException answered) {
        int status = answered.statusCode();
        if (status == 429 || status == 503) {
            return new ModelUnavailable(
                    status == 429 ? Reason.RATE_LIMITED : Reason.FAILED,
                    RetryAfter.of(answered.headers()).orElse(null));
        }
        if (status == 408) {
            return new ModelUnavailable(Reason.TIMED_OUT);
        }
        return new ModelUnavailable(status >= 500 ? Reason.FAILED : Reason.REFUSED);
    }
}
