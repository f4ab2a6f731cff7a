import { eachCause, isConnectionLost } from './is-connection-lost.ts';

/** Refusals that say nothing about the request: the same request may well succeed in a moment. */
const CODES = new Set([
  '40001', // serialisation failure
  '40P01', // deadlock
  '55P03', // lock timeout
  '57014', // statement timeout
  '25P03', // idle in transaction timeout
  '25006', // the server became a read-only standby
  '53100', // disk full
  '53200', // out of memory
]);

/** Whether an error from the database means "try again later" (503) and not a fault of ours (500). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isConnectionLost(error)) return true;
  return [...eachCause(error)].some(
    ({ code, message }: Error & { code?: unknown }) =>
      (typeof code === 'string' && CODES.has(code)) || message === 'timeout exceeded when trying to connect',
  );
}
