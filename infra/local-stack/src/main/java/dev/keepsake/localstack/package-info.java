/** The whole installation on one machine, without containers: three servers and our services under one supervisor. */
@NullMarked
package dev.keepsake.localstack;

import org.jspecify.annotations.NullMarked;
