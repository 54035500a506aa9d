/** Our own services as child JVMs, from the jars the build leaves in their target folders. */
@NullMarked
package dev.keepsake.localstack.service;

import org.jspecify.annotations.NullMarked;
