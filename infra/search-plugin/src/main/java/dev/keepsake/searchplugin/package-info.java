/**
 * What a bare Elasticsearch server lacks and the memory index needs, under the names a stock server gives it, so that one
 * index template works on both.
 */
@NullMarked
package dev.keepsake.searchplugin;

import org.jspecify.annotations.NullMarked;
