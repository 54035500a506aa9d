/** Keeps the policies of each team and tells whether one governs a question. */
@NullMarked
package dev.keepsake.recall.policy;

import org.jspecify.annotations.NullMarked;
