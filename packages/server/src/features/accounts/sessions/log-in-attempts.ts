import { hash } from 'node:crypto';
import type { Queryable } from '../../../database/queryable.ts';

export type LogInAttempt = {
  readonly state: string;
  /** Secret in a cookie, so that only the browser that began can complete the attempt. */
  readonly binding: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Path to which the log-in leads. */
  readonly returnTo: string;
  /** Whether the log-in takes place in a window of its own. */
  readonly mode: 'page' | 'popup';
  /** Booking that is kept in the account. */
  readonly bookingId: string | null;
};

/** How long a log-in may take, in minutes. */
export const attemptMinutes = 30;

const sha256 = (text: string) => hash('sha256', text, 'buffer');

export async function beginAttempt(
  client: Queryable,
  { state, binding, nonce, verifier, returnTo, mode, bookingId }: LogInAttempt,
): Promise<void> {
  await client.query(INSERT_ATTEMPT, [
    sha256(state),
    sha256(binding),
    nonce,
    verifier,
    returnTo,
    mode,
    bookingId,
    attemptMinutes,
  ]);
}

const INSERT_ATTEMPT = `
  insert into log_in_attempts (state_hash, binding_hash, nonce, verifier, return_to, mode, booking_id, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, now() + $8::int * interval '1 minute')`;

/** Uses up an attempt: it counts once, and only in the browser that began it. */
export async function useUpAttempt(
  client: Queryable,
  { state, binding }: Pick<LogInAttempt, 'state' | 'binding'>,
): Promise<Omit<LogInAttempt, 'state' | 'binding'> | undefined> {
  const { rows } = await client.query<Omit<LogInAttempt, 'state' | 'binding'>>(TAKE_ATTEMPT, [
    sha256(state),
    sha256(binding),
  ]);
  return rows[0];
}

const TAKE_ATTEMPT = `
  delete from log_in_attempts where state_hash = $1 and binding_hash = $2 and expires_at > now()
  returning nonce, verifier, return_to as "returnTo", mode, booking_id as "bookingId"`;
