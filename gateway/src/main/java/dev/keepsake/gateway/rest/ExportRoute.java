// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.rest;

import dev.keepsake.contracts.call.CallRefused;
import dev.keepsake.contracts.call.ErrorCode;
import dev.keepsake.contracts.call.RetryAfter;
import dev.keepsake.contracts.tool.ExportPage;
import dev.keepsake.contracts.wire.Json;
import dev.keepsake.gateway.access.Principal;
import dev.keepsake.gateway.call.ToolCalls;
import dev.keepsake.gateway.catalog.Audience;
import dev.keepsake.gateway.catalog.Catalog;
import dev.keepsake.gateway.catalog.OfferedTool;
import dev.keepsake.gateway.web.Problem;
import dev.keepsake.gateway.web.SignIn;
import dev.keepsake.messaging.CallOutcome;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Everything a person has as lines of JSON, put together from the pages of every operation that gives some out. The last line
 * says how many there were: an export without it was cut off.
 */
final class ExportRoute {
    private static final String USER_ARGUMENT = "space";
    private static final int FORM = 1;

    private final Catalog catalog;
    private final ToolCalls calls;
    private final Clock clock;

    ExportRoute(Catalog catalog, ToolCalls calls, Clock clock) {
        this.catalog = catalog;
        this.calls = calls;
        this.clock = clock;
    }

    /** A page as it came, with the operation that gave it. */
    private record Page(
            OfferedTool part, JsonNode records, @Nullable String next) {}

    Mono<ServerResponse> handle(ServerRequest request) {
        Principal principal = SignIn.principal(request);
        Audience audience = new Audience(principal.grants(), principal.isApp());
        List<OfferedTool> parts = catalog.known(audience).stream()
                .filter(tool ->
                        ExportPage.class.isAssignableFrom(tool.contract().result()))
                .toList();
        if (!parts.stream().allMatch(part -> audience.mayUse(part.contract()))) {
            return Problem.of(ErrorCode.FORBIDDEN, "This key may not do this: it lacks the grant \"read\".")
                    .response();
        }
        if (!parts.stream().allMatch(catalog::isServed)) {
            return Problem.of(
                            ErrorCode.STORE_UNAVAILABLE,
                            "A service that holds a part of the export is not running. " + RetryAfter.SENTENCE)
                    .response();
        }
        String user = request.queryParam(USER_ARGUMENT).orElse(null);
        return page(principal, user, parts.get(0), null)
                .flatMap(first -> ServerResponse.ok()
                        .contentType(MediaType.APPLICATION_NDJSON)
                        .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"keepsake.jsonl\"")
                        .body(lines(principal, user, parts, first), byte[].class))
                .onErrorResume(CallRefused.class, refused -> Problem.of(refused).response());
    }

    private Flux<byte[]> lines(Principal principal, @Nullable String user, List<OfferedTool> parts, Page first) {
        AtomicLong count = new AtomicLong();
        Flux<Page> pages = Flux.fromIterable(parts).concatMap(part -> {
            Mono<Page> start = part == first.part() ? Mono.just(first) : page(principal, user, part, null);
            return start.expand(page -> page.next() == null ? Mono.empty() : page(principal, user, part, page.next()));
        });
        ObjectNode head = line("export")
                .put("version", FORM)
                .put("exported_at", clock.instant().toString());
        return Flux.concat(
                Flux.just(bytes(head)),
                pages.map(page -> {
                    count.addAndGet(page.records().size());
                    return bytes(page.records());
                }),
                Mono.fromSupplier(() -> bytes(line("end").put("lines", count.get()))));
    }

    private Mono<Page> page(Principal principal, @Nullable String user, OfferedTool part, @Nullable String cursor) {
        ObjectNode arguments = Json.mapper().createObjectNode();
        if (cursor != null) {
            arguments.put("cursor", cursor);
        }
        if (user != null && principal.isApp()) {
            arguments.put(USER_ARGUMENT, user);
        }
        return calls.call(principal, part, arguments).flatMap(result -> {
            if (result.outcome() instanceof CallOutcome.Refused refused) {
                return Mono.error(new CallRefused(refused.code(), refused.sentence()));
            }
            ObjectNode page = ((CallOutcome.Answered) result.outcome()).result();
            JsonNode next = page.path("next");
            return Mono.just(new Page(part, page.path("records"), next.isString() ? next.stringValue() : null));
        });
    }

    private static ObjectNode line(String type) {
        return Json.mapper().createObjectNode().put("type", type);
    }

    private static byte[] bytes(ObjectNode line) {
        return (line + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] bytes(JsonNode records) {
        return records.valueStream()
                .map(line -> line + "\n")
                .collect(Collectors.joining())
                .getBytes(StandardCharsets.UTF_8);
    }
}
