// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.benchmarks;

import dev.keepsake.contracts.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import tools.jackson.databind.JsonNode;

/** The texts written for the benchmarks. */
final class Resources {
    private Resources() {}

    /** Every JSON file of a folder, by name. */
    static List<JsonNode> read(String folder) throws IOException {
        Resource[] files = new PathMatchingResourcePatternResolver().getResources("classpath*:" + folder + "/*.json");
        List<JsonNode> all = new ArrayList<>();
        for (Resource file : files) {
            try (InputStream in = file.getInputStream()) {
                all.add(Json.mapper().readTree(in));
            }
        }
        all.sort((a, b) -> a.path("id").asString().compareTo(b.path("id").asString()));
        return all;
    }
}
