import type { Queryable } from '../../../database/queryable.ts';
import { isPassword } from './hash-password.ts';

export type PasswordLogIn = {
  readonly email: string;
  readonly password: string;
  /** Accounts that were registered or used in this browser. */
  readonly knownAccounts: readonly string[];
};

/**
 * Finds the account that a password opens; undefined if there is none. An address that is not verified could be another
 * person's, so its account opens only in a browser that has used it. One password is hashed in any case, so that
 * the time does not tell.
 */
export async function checkPassword(
  client: Queryable,
  { email, password, knownAccounts }: PasswordLogIn,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string; password: string | null }>(FIND, [email, knownAccounts]);
  const [account] = rows;
  const isRight = await isPassword(password, account?.password ?? null);
  return isRight ? account?.id : undefined;
}

const FIND = `
  select id, password from accounts
  where email_key = lower($1) and state = 'active'
    and (email_verified_at is not null or id = any($2::uuid[]))
  order by email_verified_at is null, array_position($2::uuid[], id) limit 1`;
