// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.gateway;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;

/** The process in front: MCP, REST and the operator API. */
@SpringBootApplication(proxyBeanMethods = false)
@ConfigurationPropertiesScan
public class GatewayApplication {
    public static void main(String[] arguments) {
        SpringApplication.run(GatewayApplication.class, arguments);
    }
}
