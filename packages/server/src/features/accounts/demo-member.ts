import type { Queryable } from '../../database/queryable.ts';
import { saveMembership } from '../organisations/memberships.ts';
import { hashPassword } from './passwords/hash-password.ts';

/** Organisation of the demonstration, whose member books trips for the guests of a hotel. */
export const demoOrganisation = {
  id: 'de300000-0000-4000-8000-000000000001',
  name: 'Hotel Albatroz',
} as const;

export const demoAccountId = 'de300000-0000-4000-8000-000000000002';

/**
 * The member of that organisation. Its password is published on the log-in page of an integration environment, so the
 * account must not exist where real bookings are made.
 */
export const demoMember = {
  name: 'Marie-Christine Duarte',
  email: 'front-desk@hotel-albatroz.example',
  password: 'demo of the Tagus',
} as const;

/** Creates the demonstration organisation and its member, unless they exist. */
export async function saveDemoMember(client: Queryable): Promise<void> {
  const { id, name } = demoOrganisation;
  await client.query(
    `insert into organisations (id, kind, name, email_address, street, languages, location_id)
     values ($1, 'concierge', $2, $3, 'Cais da Rocha 14', '{en}',
       (select id from locations where slug = 'lisbon' and not exists (select from organisations where id = $1)))
     on conflict do nothing`,
    [id, name, demoMember.email],
  );
  const { rowCount: exists } = await client.query('select from accounts where id = $1', [demoAccountId]);
  if (exists) return;
  await client.query(
    `insert into accounts (id, name, locale, email, email_key, email_verified_at, password)
     values ($1, $2, 'en', $3, lower($3), now(), $4) on conflict do nothing`,
    [demoAccountId, demoMember.name, demoMember.email, await hashPassword(demoMember.password)],
  );
  await saveMembership(client, { accountId: demoAccountId, organisationId: id, role: 'admin' });
}

/** Removes the account with the published password, for a database that has served an integration environment. */
export async function removeDemoMember(client: Queryable): Promise<void> {
  await client.query('delete from accounts where id = $1', [demoAccountId]);
}
