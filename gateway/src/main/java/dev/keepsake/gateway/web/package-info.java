/** What every HTTP answer has in common: sign-in, problem documents, bounded bodies, the operator's own routes. */
@NullMarked
package dev.keepsake.gateway.web;

import org.jspecify.annotations.NullMarked;
