/** Child processes that end with their launcher, write into bounded logs, and need not run as root. */
@NullMarked
package dev.keepsake.localstack.process;

import org.jspecify.annotations.NullMarked;
