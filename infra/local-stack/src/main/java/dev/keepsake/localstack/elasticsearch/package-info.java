/** The bare Elasticsearch server with our plugin, its JVM started directly. */
@NullMarked
package dev.keepsake.localstack.elasticsearch;

import org.jspecify.annotations.NullMarked;
