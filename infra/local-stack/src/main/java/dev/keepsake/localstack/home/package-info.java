/** Where an installation keeps things on disk: folders, ports, secrets, the lock, and the artifacts it is made from. */
@NullMarked
package dev.keepsake.localstack.home;

import org.jspecify.annotations.NullMarked;
