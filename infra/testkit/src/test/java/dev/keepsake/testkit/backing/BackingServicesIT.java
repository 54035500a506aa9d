// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.testkit.backing;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.junit.jupiter.api.Test;

class BackingServicesIT {

    private final BackingServices services = BackingServices.shared();
    private final HttpClient http = HttpClient.newHttpClient();

    @Test
    void postgresTakesStatementsAndIsDurable() throws Exception {
        try (Connection connection = DriverManager.getConnection(
                        services.postgresUrl(), services.postgresUser(), services.postgresPassword());
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("show fsync")) {
            assertThat(rows.next()).isTrue();
            assertThat(rows.getString(1)).isEqualTo("on");
        }
    }

    @Test
    void kafkaCreatesTopics() throws Exception {
        String topic = "topic-" + UUID.randomUUID();

        try (Admin admin = Admin.create(Map.of("bootstrap.servers", services.kafkaBrokers()))) {
            admin.createTopics(List.of(new NewTopic(topic, 3, (short) 1))).all().get(30, TimeUnit.SECONDS);

            assertThat(admin.describeCluster().nodes().get(30, TimeUnit.SECONDS))
                    .hasSize(1);
        }
    }

    @Test
    void elasticsearchSaysWhoItIs() throws Exception {
        assertThat(get("/").body()).contains("\"number\":\"8.19").contains("cluster_uuid");
    }

    @Test
    void elasticsearchHasTheAnalysisOfAStockServer() throws Exception {
        String index = "analysis-" + UUID.randomUUID();
        String settings = """
                {"settings":{"analysis":{
                  "filter":{"possessive":{"type":"stemmer","language":"possessive_english"},
                            "stems":{"type":"stemmer","language":"english"},
                            "folded":{"type":"asciifolding","preserve_original":true}},
                  "analyzer":{"mixed":{"type":"custom","tokenizer":"standard",
                    "filter":["cjk_width","lowercase","cjk_bigram","possessive","stop","asciifolding","porter_stem","stems","folded"]}}}},
                 "mappings":{"properties":{"text":{"type":"text","analyzer":"english"},
                    "vector":{"type":"dense_vector","dims":3,"index":true,"similarity":"cosine"}}}}
                """;

        assertThat(send("PUT", "/" + index, settings).statusCode()).isEqualTo(200);

        String english = "{\"field\":\"text\",\"text\":\"The renewals\"}";
        assertThat(send("POST", "/" + index + "/_analyze", english).body()).contains("\"token\":\"renew\"");
        String mixed = "{\"analyzer\":\"mixed\",\"text\":\"Zoë's renewals 多くの\"}";
        assertThat(send("POST", "/" + index + "/_analyze", mixed).body()).contains("zoe", "renew", "多く");
    }

    private HttpResponse<String> get(String path) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(services.elasticsearchUrl() + path))
                .build();
        return http.send(request, BodyHandlers.ofString());
    }

    private HttpResponse<String> send(String method, String path, String body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(services.elasticsearchUrl() + path))
                .header("content-type", "application/json")
                .method(method, BodyPublishers.ofString(body))
                .build();
        return http.send(request, BodyHandlers.ofString());
    }
}
