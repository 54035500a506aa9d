// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.cli.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.keepsake.contracts.operations.RebuildStatus;
import dev.keepsake.contracts.operations.RebuildStatus.Phase;
import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class IndexAdviceTest {

    @Test
    void saysThatAnEarlierVersionMadeTheIndex() throws IOException {
        assertThat(reason(status(Phase.IDLE, "model/1", 0, true)))
                .hasValue("The index was made by an earlier version of Keepsake: searches find less in it.");
    }

    @Test
    void saysWhyOnlyWordsAreSearched() throws IOException {
        assertThat(reason(status(Phase.IDLE, "model/0", 0, true)))
                .hasValueSatisfying(reason -> assertThat(reason).contains("model/0", "model/1", "only words"));
        assertThat(reason(status(Phase.IDLE, "model/1", 3, false)))
                .hasValueSatisfying(reason -> assertThat(reason).startsWith("3 memories have no vector of model/1"));
    }

    @Test
    void saysNothing_whereAllIsWellOrBeingPutRightOrNobodyAnswers() throws IOException {
        assertThat(reason(status(Phase.IDLE, "model/1", 0, false))).isEmpty();
        assertThat(reason(status(Phase.FILLING, "model/1", 0, true))).isEmpty();
        assertThat(IndexAdvice.reason(at("http://127.0.0.1:9"))).isEmpty();
    }

    private static RebuildStatus status(Phase phase, String indexModel, long withoutVectors, boolean earlierVersion) {
        return new RebuildStatus(phase, 0, 0, null, null, indexModel, "model/1", withoutVectors, earlierVersion);
    }

    private static Optional<String> reason(RebuildStatus status) throws IOException {
        HttpServer service = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        service.createContext("/operator/index", exchange -> {
            byte[] json = Json.mapper().writeValueAsBytes(status);
            exchange.sendResponseHeaders(200, json.length);
            exchange.getResponseBody().write(json);
            exchange.close();
        });
        service.start();
        try {
            return IndexAdvice.reason(
                    at("http://127.0.0.1:" + service.getAddress().getPort()));
        } finally {
            service.stop(0);
        }
    }

    private static Map<String, String> at(String url) {
        return Map.of("KEEPSAKE_RECALL_URL", url, "KEEPSAKE_OPERATOR_TOKEN", "token");
    }
}
