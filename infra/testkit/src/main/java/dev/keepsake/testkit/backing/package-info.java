/**
 * Real PostgreSQL, Kafka and Elasticsearch for tests: one set for a whole Maven build, started by the first test that needs
 * it and ended with the build.
 */
@NullMarked
package dev.keepsake.testkit.backing;

import org.jspecify.annotations.NullMarked;
