/** The tools over REST, at the paths of the contract, and their OpenAPI document. */
@NullMarked
package dev.keepsake.gateway.rest;

import org.jspecify.annotations.NullMarked;
