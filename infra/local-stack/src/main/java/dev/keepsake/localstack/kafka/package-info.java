/** A one-node Kafka in KRaft mode, formatted and started in one JVM. */
@NullMarked
package dev.keepsake.localstack.kafka;

import org.jspecify.annotations.NullMarked;
