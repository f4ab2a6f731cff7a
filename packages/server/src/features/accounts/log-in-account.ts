import type { Queryable } from '../../database/queryable.ts';

/** The account that an address opens, if its owner proves to be one. */
export type LogInAccount = {
  readonly id: string;
  readonly email: string;
  readonly password: string | null;
  /** Whether the account was registered or used in this browser. */
  readonly isKnown: boolean;
};

type TypedAddress = {
  readonly email: string;
  /** Accounts that were registered or used in this browser. */
  readonly knownAccounts: readonly string[];
};

/**
 * Finds the account of an address that someone typed. An address that is not verified could be another person's, so its
 * account is found only in a browser that has used it.
 */
export async function findLogInAccount(
  client: Queryable,
  { email, knownAccounts }: TypedAddress,
): Promise<LogInAccount | undefined> {
  const { rows } = await client.query<LogInAccount>(SELECT_ACCOUNTS_TO_TRY, [email, knownAccounts]);
  return rows[0];
}

const SELECT_ACCOUNTS_TO_TRY = `
  select id, email, password, id = any($2::uuid[]) as "isKnown" from accounts
  where email_key = lower($1) and state = 'active'
    and (email_verified_at is not null or id = any($2::uuid[]))
  order by email_verified_at is null, array_position($2::uuid[], id) limit 1`;
