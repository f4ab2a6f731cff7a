/** The codes of PostgreSQL (SQLSTATE) that this program tells apart, by what they mean. */
export const SQL_STATES = {
  foreignKeyViolation: '23503',
  uniqueViolation: '23505',
  readOnly: '25006',
  idleInTransactionTimeout: '25P03',
  serialisationFailure: '40001',
  deadlock: '40P01',
  undefinedTable: '42P01',
  undefinedColumn: '42703',
  diskFull: '53100',
  outOfMemory: '53200',
  tooManyConnections: '53300',
  lockTimeout: '55P03',
  statementTimeout: '57014',
  shutDown: '57P01',
  crashed: '57P02',
  starting: '57P03',
  idleSessionTimeout: '57P05',
} as const;

/** Network errors of the operating system that mean a broken connection. */
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
const SERVER_CODES: ReadonlySet<string> = new Set([
  SQL_STATES.shutDown,
  SQL_STATES.crashed,
  SQL_STATES.starting,
  SQL_STATES.idleSessionTimeout,
  SQL_STATES.tooManyConnections,
]);

/** The driver reports these errors without a code. */
const DRIVER_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout expired',
];

/** Whether the connection to the database broke, as opposed to the database refusing a statement. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some(meansLostConnection);
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

function causesOf(error: unknown): Error[] {
  return [...eachCause(error)];
}

function meansLostConnection(error: Error): boolean {
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return DRIVER_MESSAGES.some((message) => error.message.startsWith(message));
  // While an embedded server restarts, its socket does not exist for a moment.
  if (code === 'ENOENT') return syscall === 'connect';
  return SYSTEM_CODES.has(code) || SERVER_CODES.has(code) || code.startsWith('08');
}

/** Whether a statement names a table or column that the database does not have. */
export function isOfAnotherSchema(error: unknown): boolean {
  return causesOf(error).some(
    ({ code }: Error & { code?: unknown }) =>
      code === SQL_STATES.undefinedTable || code === SQL_STATES.undefinedColumn,
  );
}

/** Refusals that say nothing about the request: the same request may succeed in a moment. */
const TEMPORARY_CODES: ReadonlySet<string> = new Set([
  SQL_STATES.serialisationFailure,
  SQL_STATES.deadlock,
  SQL_STATES.lockTimeout,
  SQL_STATES.statementTimeout,
  SQL_STATES.idleInTransactionTimeout,
  // The server became a read-only standby, or its disk is full.
  SQL_STATES.readOnly,
  SQL_STATES.diskFull,
  SQL_STATES.outOfMemory,
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
