// SPDX-FileCopyrightText: The Keepsake authors
// SPDX-License-Identifier: Apache-2.0
package dev.keepsake.messaging;

/** Takes events in one by one. */
public non-sealed interface EventHandler<E> extends EventReader<E> {
    /** Takes an event in; must be done when it returns. The same event again changes nothing. */
    void handle(IncomingEvent<E> event);
}
