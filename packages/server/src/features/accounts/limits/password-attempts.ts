import { hash } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';

export type PasswordAttempt = {
  /** The address that was typed. */
  readonly email: string;
  /** The clients that share a limit: an address or a network. */
  readonly client: string;
  /**
   * The account of the address that has been used in this browser. It has attempts of its own, so that another account that
   * a stranger has created with the same address uses up none of them.
   */
  readonly knownAccount: string | undefined;
};

/** Wrong passwords of one account from one client within 15 minutes. */
const MAX_PER_ACCOUNT_AND_CLIENT = 5;
/** Accounts that one client tries within an hour. A hotel's guests share an address. */
const MAX_ACCOUNTS_PER_CLIENT = 20;
/** Wrong passwords of one account from everywhere within a day. Afterwards only known browsers may use the password. */
const MAX_PER_ACCOUNT = 100;

/**
 * Counts an attempt before the password is compared, so that attempts at the same moment cannot exceed a limit. Returns
 * the seconds until the next one is allowed, or 0. A browser that has been used with the account has a limit of its own:
 * a stranger's attempts do not lock its owner out.
 */
export async function beginPasswordAttempt(database: Database, attempt: PasswordAttempt): Promise<number> {
  const values = valuesOf(attempt);
  return transaction(database, async ({ client }) => {
    await client.query(LOCK_CLIENT_AND_ADDRESS, values.slice(0, 2));
    const { rows } = await client.query<{ seconds: number }>(SELECT_WAIT_SECONDS, [
      ...values,
      MAX_PER_ACCOUNT_AND_CLIENT - 1,
      MAX_ACCOUNTS_PER_CLIENT - 1,
      MAX_PER_ACCOUNT - 1,
    ]);
    const seconds = rows[0]?.seconds ?? 0;
    if (seconds === 0) await client.query(INSERT_ATTEMPT, values);
    return seconds;
  });
}

/** Forgets the attempts of this client with this account, because the password was right in the end. */
export async function forgetPasswordAttempts(client: Queryable, attempt: PasswordAttempt): Promise<void> {
  await client.query(DELETE_ATTEMPTS, valuesOf(attempt));
}

function valuesOf({ email, client, knownAccount }: PasswordAttempt): [string, Buffer, boolean] {
  return [knownAccount ?? email, hash('sha256', client, 'buffer'), knownAccount !== undefined];
}

// Key of the typed address as the database compares it, so that no spelling of it has a limit of its own; or key of the known
// account.
const ACCOUNT_KEY = `sha256(convert_to(lower($1), 'UTF8'))`;

// Always the client before the account, so that two transactions never wait for each other.
const LOCK_CLIENT_AND_ADDRESS = `
  select pg_advisory_xact_lock(hashtextextended(encode($2, 'hex'), 1)),
    pg_advisory_xact_lock(hashtextextended(lower($1), 2))`;

// Each limit ends when the attempt that filled it is old enough. Without so many attempts there is no such row.
const SELECT_WAIT_SECONDS = `
  select coalesce(greatest(0, ceil(extract(epoch from greatest(
    (select at + interval '15 minutes' from password_attempts
     where account_key = ${ACCOUNT_KEY} and is_known = $3 and ($3 or client_key = $2) and at > now() - interval '15 minutes'
     order by at desc offset $4 limit 1),
    case when not $3 then
      (select max(at) + interval '1 hour' from password_attempts
       where client_key = $2 and not is_known and account_key <> ${ACCOUNT_KEY} and at > now() - interval '1 hour'
       group by account_key order by max(at) desc offset $5 limit 1) end,
    case when not $3 then
      (select at + interval '1 day' from password_attempts
       where account_key = ${ACCOUNT_KEY} and not is_known and at > now() - interval '1 day'
       order by at desc offset $6 limit 1) end) - now()))), 0)::int as seconds`;

const INSERT_ATTEMPT = `
  insert into password_attempts (account_key, client_key, is_known) values (${ACCOUNT_KEY}, $2, $3)`;

const DELETE_ATTEMPTS = `
  delete from password_attempts where account_key = ${ACCOUNT_KEY} and is_known = $3 and ($3 or client_key = $2)`;

/** Deletes attempts that count no longer. Returns how many. */
export async function purgePasswordAttempts(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from password_attempts where id in (
       select id from password_attempts where at < now() - interval '1 day' order by at limit 5000)`,
  );
  return rowCount ?? 0;
}
