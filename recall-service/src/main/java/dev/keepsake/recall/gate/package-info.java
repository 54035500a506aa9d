/** Decides whether what was found answers a question: answer, verify or abstain, with a calibrated probability. */
@NullMarked
package dev.keepsake.recall.gate;

import org.jspecify.annotations.NullMarked;
