import type { Queryable } from '../../../database/queryable.ts';

export type AccountEvent =
  | 'log_in_password'
  | 'log_in_code'
  | 'log_in_passkey'
  | 'wrong_password'
  | 'password_reset'
  | 'password_changed'
  | 'address_changed'
  | 'address_restored'
  | 'booking_claimed'
  | 'details_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'locked'
  | 'unlocked'
  | 'data_exported';

/**
 * Notes what happened to an account. Without an account, the same statement notes nothing, so that the work does not tell
 * whether there is one.
 */
export async function noteEvent(
  client: Queryable,
  accountId: string | undefined,
  kind: AccountEvent,
  actor: 'account' | 'operations' = 'account',
): Promise<void> {
  await client.query(INSERT_EVENT, [accountId ?? null, kind, actor]);
}

const INSERT_EVENT = `
  insert into account_events (account_id, kind, actor)
  select id, $2, $3 from accounts where id = $1`;

/** Deletes events after 12 months. Returns how many. */
export async function purgeEvents(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from account_events where id in (
       select id from account_events where at < now() - interval '12 months' order by at limit 5000)`,
  );
  return rowCount ?? 0;
}
