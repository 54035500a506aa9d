/** PostgreSQL from its published binaries: unpacked, initialised and started as a child. */
@NullMarked
package dev.keepsake.localstack.postgres;

import org.jspecify.annotations.NullMarked;
