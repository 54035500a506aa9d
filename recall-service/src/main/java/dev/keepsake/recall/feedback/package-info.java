/** Takes in whether decisions were right, once each, and moves a tenant's thresholds with it. */
@NullMarked
package dev.keepsake.recall.feedback;

import org.jspecify.annotations.NullMarked;
