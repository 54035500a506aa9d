// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.ingest;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** The ingest-service. */
@SpringBootApplication
public class IngestServiceApplication {
    public static void main(String[] arguments) {
        SpringApplication.run(IngestServiceApplication.class, arguments);
    }
}
