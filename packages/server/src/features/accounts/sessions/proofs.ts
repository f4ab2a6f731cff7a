import type { Queryable } from '../../../database/queryable.ts';
import type { Proof } from '../../../gateways/identity/embedded/embedded-provider.ts';
import { PROOF_MINUTES } from '../../../gateways/identity/proof.ts';

/**
 * The time, for a proof that is given now. It is the clock of the database, which also says when all sessions of an account
 * were ended: those of two processes may differ.
 */
export async function proofTime(client: Queryable): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const [clock] = rows;
  if (!clock) throw new Error('The database has no clock.');
  return clock.now;
}

/** Whether a proof still counts: not for a locked account, and not after all its sessions were ended. */
export async function isProofValid(client: Queryable, { accountId, at }: Proof): Promise<boolean> {
  const { rowCount } = await client.query({ name: 'proven account', text: SELECT_PROVEN_ACCOUNT }, [
    accountId,
    at,
  ]);
  return rowCount === 1;
}

const SELECT_PROVEN_ACCOUNT = `
  select from accounts
  where id = $1 and state = 'active' and (ways_ended_at is null or ways_ended_at <= $2)`;

/** Whether a proof was given only minutes ago, as changes of how to log in need it. */
export async function isProofFresh(client: Queryable, proof: Proof): Promise<boolean> {
  const { rowCount } = await client.query(
    `${SELECT_PROVEN_ACCOUNT} and $2 > now() - interval '${PROOF_MINUTES} minutes'`,
    [proof.accountId, proof.at],
  );
  return rowCount === 1;
}

/**
 * Of accounts that were used in a browser, those that it still knows: not after all sessions of the account were ended. Before
 * its address is confirmed, there would be no other way back to an account.
 */
export async function knownAccounts(client: Queryable, used: readonly Proof[]): Promise<string[]> {
  if (used.length === 0) return [];
  const { rows } = await client.query<{ id: string }>(SELECT_KNOWN_ACCOUNTS, [
    used.map(({ accountId }) => accountId),
    used.map(({ at }) => at),
  ]);
  return rows.map(({ id }) => id);
}

const SELECT_KNOWN_ACCOUNTS = `
  select account.id from unnest($1::uuid[], $2::timestamptz[]) with ordinality used(id, at, position)
  join accounts account on account.id = used.id
  where account.email_verified_at is null or account.ways_ended_at is null or account.ways_ended_at <= used.at
  order by used.position`;
