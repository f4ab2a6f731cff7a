/** The process title of the guard, by which a living guard is recognised. */
export const GUARD_NAME = 'ashore-database-guard';

/** The guard's exit status when another server holds the data. */
export const HELD_BY_ANOTHER = 75;

/**
 * The shell between this process and the postmaster. It waits on a pipe from this process. When the pipe
 * closes, on request or because this process was killed, it shuts the database down. It also reaps the
 * postmaster, so that no zombie keeps the lock file alive.
 *
 * The watcher gives the database ten seconds for an orderly shutdown (INT), and then ends it at once (QUIT).
 * A word on the pipe requests an orderly stop. If the pipe ends without a word, this process was killed. Only
 * the guard is then left to remove the socket folder ($3).
 *
 * Every process of the server inherits the lock on $1, and the kernel frees it with the last of them. The
 * lock also works where process numbers mean nothing: in two containers on one volume. A lock file ($2) that
 * was found to be stale may be removed only under this lock.
 *
 * fd 3: the pipe; only the watcher reads it. fd 9: the lock; the watcher must not hold it. Only the server
 * holds stderr, so its end means that the last process has ended.
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
