import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/transaction.ts';
import { noteEvent } from './events/account-events.ts';
import { endAllSessions } from './sessions/end-sessions.ts';

export type ListedAccount = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly state: 'active' | 'locked';
  readonly isVerified: boolean;
  readonly createdAt: Date;
};

/** The newest accounts, or those whose id or address is the given one. */
export async function listAccounts(
  client: Queryable,
  {
    idOrAddress,
    isLocked = false,
  }: { readonly idOrAddress?: string | undefined; readonly isLocked?: boolean },
): Promise<readonly ListedAccount[]> {
  const { rows } = await client.query<ListedAccount>(SELECT_ACCOUNTS, [idOrAddress ?? null, isLocked]);
  return rows;
}

const SELECT_ACCOUNTS = `
  select id, email, name, state, email_verified_at is not null as "isVerified", created_at as "createdAt"
  from accounts
  where ($1::text is null or id::text = $1 or email_key = lower($1)) and (not $2 or state = 'locked')
  order by created_at desc, id limit 100`;

/**
 * Locks an account: it cannot log in, all its sessions end at once, and a code or link that was emailed opens nothing. Its
 * bookings stay. Unlocking lets it log in again. Returns false if it was in that state already.
 */
export async function lockAccount(
  database: Database,
  { id, isLocked }: { readonly id: string; readonly isLocked: boolean },
): Promise<boolean> {
  return transaction(database, async ({ client }) => {
    const { rowCount } = await client.query('update accounts set state = $2 where id = $1 and state <> $2', [
      id,
      isLocked ? 'locked' : 'active',
    ]);
    if (rowCount === 0) return false;
    if (isLocked) await endAllSessions(client, id);
    await noteEvent(client, id, isLocked ? 'locked' : 'unlocked', 'operations');
    return true;
  });
}
