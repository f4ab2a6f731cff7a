import type { Pool } from 'pg';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { saveMembership } from '../../packages/server/src/features/organisations/memberships.ts';
import type { OwnerCondition } from '../../packages/server/src/features/organisations/owner-conditions.ts';
import { type LoggedIn, newSession } from '../../packages/server/test-support/accounts/logged-in.ts';

/** The organisation with the most bookings, of those that book for guests and of those that run trips. */
export type LargestOwner = {
  readonly owner: OwnerCondition;
  readonly id: string;
  readonly name: string;
  readonly bookings: number;
};

export async function findLargestOwners(pool: Pool): Promise<readonly LargestOwner[]> {
  const find = async (owner: OwnerCondition, column: string) => {
    const { rows } = await pool.query<LargestOwner>(
      `select organisation.id, organisation.name, count(*)::int as bookings
       from bookings booking join organisations organisation on organisation.id = booking.${column}
       group by organisation.id order by count(*) desc limit 1`,
    );
    const [largest] = rows;
    if (!largest) throw new Error('No organisation has bookings.');
    return { ...largest, owner };
  };
  return [await find('buyer', 'organisation_id'), await find('supplier', 'supplier_id')];
}

/** A member of the organisation, logged in. */
export async function memberOf({ database, publicUrl }: Site, { id }: LargestOwner): Promise<LoggedIn> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from accounts where email_verified_at is not null order by id limit 1',
  );
  const accountId = rows[0]?.id ?? '';
  await saveMembership(database.pool, { accountId, organisationId: id, role: 'worker' });
  return newSession({ database, now: new Date(), publicUrl, sub: accountId });
}

export type Site = { readonly database: Database; readonly publicUrl: string };

/** Accounts with a confirmed address, spread over all, logged in. */
export async function someLoggedIn(site: Site, count: number): Promise<readonly LoggedIn[]> {
  return logInAll(
    site,
    `select id from accounts where email_verified_at is not null order by md5(id::text) limit $1`,
    count,
  );
}

/** The accounts with the most bookings, logged in. */
export async function busiestLoggedIn(site: Site, count: number): Promise<readonly LoggedIn[]> {
  return logInAll(
    site,
    `select account.id from accounts account join bookings booking on booking.account_id = account.id
     where account.email_verified_at is not null group by account.id order by count(*) desc, account.id limit $1`,
    count,
  );
}

async function logInAll({ database, publicUrl }: Site, accounts: string, count: number): Promise<LoggedIn[]> {
  const { rows } = await database.pool.query<{ id: string }>(accounts, [count]);
  const sessions: LoggedIn[] = [];
  for (const { id: sub } of rows)
    sessions.push(await newSession({ database, now: new Date(), publicUrl, sub }));
  return sessions;
}
