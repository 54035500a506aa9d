// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.recall;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** Starts the recall service. */
@SpringBootApplication
public class RecallServiceApplication {
    public static void main(String[] arguments) {
        SpringApplication.run(RecallServiceApplication.class, arguments);
    }
}
