import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/transaction.ts';
import { emptyMail } from '../../gateways/mail/outbox.ts';
import { confirmedAddressSql, eraseBookings, isOfOwnerSql, isOverSql } from './erase-bookings.ts';
import { eraseBy } from './erasure-statements.ts';

/** The key of the email that confirms an erasure. */
export function erasureMailKey(accountId: string): string {
  return `erasure/${accountId}`;
}

/**
 * Erases an account whose erasure was requested: everything in one transaction, so that a killed process leaves all or
 * nothing. Repeating it changes nothing. Returns whether the email that confirms the erasure has gone too; until it is sent,
 * its address is needed.
 */
export async function eraseAccount(database: Database, accountId: string): Promise<boolean> {
  await transaction(database, async ({ client }) => {
    const { rows } = await client.query<{ address: string | null }>(LOCK_ACCOUNT, [accountId]);
    const [account] = rows;
    if (!account) return;
    await client.query(RELEASE_COMING_BOOKINGS, [accountId]);
    const { rows: endedBookings } = await client.query<{ id: string }>(LOCK_ENDED_BOOKINGS, [accountId]);
    await eraseBookings(
      client,
      endedBookings.map(({ id }) => id),
    );
    if (account.address !== null) await eraseBy(client, 'address', account.address);
    await eraseBy(client, 'account', accountId);
    await client.query('update erasures set erased_at = now() where account_id = $1', [accountId]);
  });
  return eraseConfirmation(database.pool, accountId);
}

const LOCK_ACCOUNT = `
  select ${confirmedAddressSql} as address from accounts account join erasures erasure
    on erasure.account_id = account.id where account.id = $1 for update of account`;

/** Trips that were paid for still take place, as bookings of a guest. */
const RELEASE_COMING_BOOKINGS = `
  update bookings booking set account_id = null, erasure_requested_at = now() where ${isOfOwnerSql} and not ${isOverSql}`;

const LOCK_ENDED_BOOKINGS = `select booking.id from bookings booking where ${isOfOwnerSql} and ${isOverSql} for update`;

async function eraseConfirmation(client: Queryable, accountId: string): Promise<boolean> {
  const { rows } = await client.query<{ isWaiting: boolean }>(
    `select exists (select from emails email join jobs job on job.kind = 'send-mail' and job.key = email.key
       where email.key = $1 and email.sent_at is null and job.state = 'waiting') as "isWaiting"`,
    [erasureMailKey(accountId)],
  );
  if (rows[0]?.isWaiting) return false;
  await emptyMail(client, erasureMailKey(accountId));
  await client.query(
    'update erasures set finished_at = coalesce(finished_at, now()) where account_id = $1 and erased_at is not null',
    [accountId],
  );
  return true;
}

/** Deletes the proof of erasures three years after their end. Returns how many. */
export async function purgeErasures(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from erasures where finished_at < now() - interval '3 years'`,
  );
  return rowCount ?? 0;
}
