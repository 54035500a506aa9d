// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway.web;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.http.server.reactive.ServerHttpRequestDecorator;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Reads to its end the body of a request that is answered without a look at it. Left unread it blocks the connection: the
 * client's next request over it would never be answered.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class UnreadBodies implements WebFilter {
    /** A body that has not come by then is not waited for. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private static final long MOST = 64L * 1024 * 1024;

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
        Watched request = new Watched(exchange.getRequest());
        exchange.getResponse().beforeCommit(request::discardUnread);
        return chain.filter(exchange.mutate().request(request).build());
    }

    private static final class Watched extends ServerHttpRequestDecorator {
        private final AtomicBoolean read = new AtomicBoolean();

        Watched(ServerHttpRequest request) {
            super(request);
        }

        @Override
        public Flux<DataBuffer> getBody() {
            return super.getBody().doOnSubscribe(subscription -> read.set(true));
        }

        Mono<Void> discardUnread() {
            return Mono.defer(() -> read.get() ? Mono.empty() : discard());
        }

        private Mono<Void> discard() {
            return getBody()
                    .map(Watched::size)
                    .scan(Long::sum)
                    .takeUntil(total -> total > MOST)
                    .then()
                    .timeout(PATIENCE)
                    .onErrorComplete();
        }

        private static long size(DataBuffer part) {
            long size = part.readableByteCount();
            DataBufferUtils.release(part);
            return size;
        }
    }
}
