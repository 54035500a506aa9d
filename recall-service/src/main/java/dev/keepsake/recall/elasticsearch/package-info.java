/** The memory and source indexes in Elasticsearch, behind the ports of the features. */
@NullMarked
package dev.keepsake.recall.elasticsearch;

import org.jspecify.annotations.NullMarked;
