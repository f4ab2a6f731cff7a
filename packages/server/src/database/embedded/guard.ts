/** The process title of the guard, and so how a living one is recognised. */
export const GUARD_NAME = 'ashore-database-guard';

/** The guard's exit status when another server holds the data. */
export const HELD_BY_ANOTHER = 75;

/**
 * The shell that stands between us and the postmaster. It waits on a pipe from us, and when that closes, because we
 * asked or because we were killed, it shuts the database down; it reaps it, so no zombie keeps the lock file alive.
 *
 * A word on the pipe is a stop in good order. Its end without a word means that we were killed: then nobody but the
 * guard is left to remove the folder of the socket ($3).
 *
 * The lock on $1 is inherited by every process of the server and released by the kernel with the last of them. It
 * also holds where process numbers say nothing: two containers on one volume. A lock file ($2) that was found to be
 * stale may only be removed under it.
 *
 * fd 3: the pipe; only the watcher reads it. fd 9: the lock; the watcher must not hold it. Nobody but the server
 * holds stderr, so its end means that the last process is gone.
 */
export const GUARD_SCRIPT = `
lock=$1 stale=$2 sockets=$3
shift 3
if command -v flock >/dev/null 2>&1; then
  exec 9>>"$lock" || exit 1
  flock -w 5 9 || exit ${HELD_BY_ANOTHER}
fi
[ -z "$stale" ] || rm -f -- "$stale"
"$@" 3<&- &
server=$!
exec 2>/dev/null
(
  exec 9>&-
  read -r word <&3 || : >"$sockets/abandoned"
  sleep 10 &
  nap=$!
  trap 'kill $nap; exit' TERM
  kill -INT $server
  wait $nap
  kill -QUIT $server
) >/dev/null 2>&1 &
watcher=$!
wait $server
status=$?
kill $watcher
[ ! -e "$sockets/abandoned" ] || rm -rf -- "$sockets"
exit $status
`;
