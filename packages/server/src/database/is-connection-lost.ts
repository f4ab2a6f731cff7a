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

/** The server was shut down, crashed, is starting, or has no connection left to give. */
const SERVER_CODES = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);

/** The driver reports these without any code. */
const DRIVER_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout expired',
];

/** Whether the conversation with the database broke, as opposed to the database refusing what was asked. */
export function isConnectionLost(error: unknown): boolean {
  return causes(error).some(isLost);
}

/** An error and all it was wrapped around: the query builder wraps the driver's, the network wraps several. */
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
  // The socket of an embedded server that is just being restarted does not exist for a moment.
  if (code === 'ENOENT') return syscall === 'connect';
  return SYSTEM_CODES.has(code) || SERVER_CODES.has(code) || code.startsWith('08');
}
