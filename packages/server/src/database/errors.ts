const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The server was shut down, crashed, is starting, or has no connection left. */
const SERVER_CODES = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);

/** The driver reports these errors without a code. */
const DRIVER_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout expired',
];

/** Whether the connection to the database broke, as opposed to the database refusing a statement. */
export function isConnectionLost(error: unknown): boolean {
  return causes(error).some(isLost);
}

/**
 * Yields an error and all errors inside it: a failure of ours carries its cause, and the network wraps
 * several.
 */
export function* eachCause(error: unknown): Generator<Error> {
  let current = error;
  for (let depth = 0; depth < 8 && current instanceof Error; depth++) {
    yield current;
    if (current instanceof AggregateError) for (const inner of current.errors) yield* eachCause(inner);
    current = current.cause;
  }
}

function causes(error: unknown): Error[] {
  return [...eachCause(error)];
}

function isLost(error: Error): boolean {
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return DRIVER_MESSAGES.some((message) => error.message.startsWith(message));
  // While an embedded server restarts, its socket does not exist for a moment.
  if (code === 'ENOENT') return syscall === 'connect';
  return SYSTEM_CODES.has(code) || SERVER_CODES.has(code) || code.startsWith('08');
}

/** Refusals that say nothing about the request: the same request may succeed in a moment. */
const TEMPORARY_CODES = new Set([
  '40001', // serialisation failure
  '40P01', // deadlock
  '55P03', // lock timeout
  '57014', // statement timeout
  '25P03', // idle in transaction timeout
  '25006', // the server became a read-only standby, or its disk is full
  '53100', // disk full
  '53200', // out of memory
]);

/** Whether an error from the database means "try again later" (503) and not a fault of ours (500). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isConnectionLost(error)) return true;
  return [...eachCause(error)].some(
    ({ code, message }: Error & { code?: unknown }) =>
      (typeof code === 'string' && TEMPORARY_CODES.has(code)) ||
      message === 'timeout exceeded when trying to connect',
  );
}
