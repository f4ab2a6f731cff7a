import { OVERVIEW_PAGE } from '@ashore/core/contract/values/overview.ts';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../packages/server/src/database/connect.ts';
import { renewSession } from '../../packages/server/src/features/accounts/sessions/sessions.ts';
import { listAccountBookings } from '../../packages/server/src/features/bookings/of-account/list-account-bookings.ts';
import { membershipsSql } from '../../packages/server/src/features/organisations/memberships.ts';
import { listOrganisationBookings } from '../../packages/server/src/features/organisations/overview/list-bookings.ts';
import { sumSales } from '../../packages/server/src/features/organisations/overview/sum-sales.ts';
import { statementsOf } from '../hold/statements.ts';
import { busiestLoggedIn, type LargestOwner } from './signed-in.ts';

/** Prints how the database carries out the main statements. */
export async function explainStatements(database: Database, owners: readonly LargestOwner[]): Promise<void> {
  const { pool } = database;
  const site = { database, publicUrl: 'https://www.example.org' };
  const [busiest] = await busiestLoggedIn(site, 1);
  if (!busiest) throw new Error('No account has bookings.');
  const [, secret = ''] = busiest.cookie.split('=', 2);
  const now = new Date();
  await explain(database, 'renewal of a session', () => renewSession(pool, secret, membershipsSql));
  await explain(database, 'bookings of the busiest account', () =>
    listAccountBookings(
      { client: pool, readTexts: async () => undefined, locale: 'en' },
      { accountId: busiest.sub, group: 'past', page: 0, size: 20 },
    ),
  );
  for (const { owner, id, name } of owners) {
    const input = { organisationId: id, owner, locale: 'en', now, page: 0, size: OVERVIEW_PAGE } as const;
    for (const filter of [
      { q: '' },
      { q: 'Whitcombe' },
      { q: 'unbooked' },
      { q: '', state: 'pending' as const },
    ])
      await explain(database, `overview of ${name}, ${JSON.stringify(filter)}`, () =>
        listOrganisationBookings(pool, { ...input, ...filter }),
      );
    const today = localDateAt(now, 'Europe/Lisbon');
    await explain(database, `days of ${name}`, () =>
      listOrganisationBookings(pool, {
        ...input,
        q: '',
        from: addDays(today, -300),
        to: addDays(today, -293),
      }),
    );
    await explain(database, `charts of ${name}`, () => sumSales(pool, { organisationId: id, owner, today }));
  }
}

async function explain(database: Database, what: string, work: () => Promise<unknown>): Promise<void> {
  for (const { text, values } of await statementsOf(database, work)) {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers) ${text}`,
      [...values],
    );
    console.log(`\n${what}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`);
  }
}
