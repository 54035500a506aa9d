#!/bin/sh
# SPDX-FileCopyrightText: The Keepsake authors
# SPDX-License-Identifier: Apache-2.0
#
# tether.sh SIGNAL COMMAND...  runs COMMAND and sends it SIGNAL when standard input ends. The launcher holds the other end of
# that pipe, so COMMAND ends with the launcher even when the launcher is killed.
signal=$1
shift
exec 3<&0
"$@" </dev/null 3<&- &
child=$!
trap 'kill -s "$signal" "$child" 2>/dev/null' TERM
trap '' INT HUP
(
    trap '' INT HUP TERM
    while read -r _ <&3; do :; done
    kill -s "$signal" "$child" 2>/dev/null
) >/dev/null 2>&1 &
watcher=$!
wait "$child"
status=$?
# A signal to this shell interrupts the wait: the child is still on its way out.
while kill -0 "$child" 2>/dev/null; do
    wait "$child"
    status=$?
done
kill -s KILL "$watcher" 2>/dev/null
exit "$status"
