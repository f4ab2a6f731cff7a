import { Failure } from '@ashore/core/errors/failure.ts';
import type { Queryable } from '../../database/queryable.ts';
import { saveMembership } from '../organisations/memberships.ts';
import { hashPassword, isPassword } from './passwords/hash-password.ts';
import { endAllSessions } from './sessions/end-sessions.ts';

/** Organisation of the demonstration, whose member books trips for the guests of a hotel. */
export const demoOrganisation = {
  id: 'de300000-0000-4000-8000-000000000001',
  name: 'Hotel Albatroz',
} as const;

export const demoAccountId = 'de300000-0000-4000-8000-000000000002';

/**
 * The member of the demonstration organisation. The password is published on the log-in page of an integration environment,
 * so the account must not exist where real bookings are made.
 */
export const demoMember = {
  name: 'Marie-Christine Duarte',
  email: 'front-desk@hotel-albatroz.example',
  password: 'demo of the Tagus',
} as const;

/** Creates the demonstration organisation and its member. If they exist, the member gets back what a visitor has changed. */
export async function saveDemoMember(client: Queryable): Promise<void> {
  const { id, name } = demoOrganisation;
  await client.query(
    `insert into organisations (id, kind, name, email_address, street, languages, location_id)
     values ($1, 'concierge', $2, $3, 'Cais da Rocha 14', '{en}',
       (select id from locations where slug = 'lisbon' and not exists (select from organisations where id = $1)))
     on conflict do nothing`,
    [id, name, demoMember.email],
  );
  if (await restoreMember(client)) return;
  await client.query(
    `insert into accounts (id, name, locale, email, email_key, email_verified_at, password)
     values ($1, $2, 'en', $3, lower($3), now(), $4) on conflict do nothing`,
    [demoAccountId, demoMember.name, demoMember.email, await hashPassword(demoMember.password)],
  );
  await saveMembership(client, { accountId: demoAccountId, organisationId: id, role: 'admin' });
}

const RESTORE_ACCOUNT = `
  update accounts set name = $2, first_name = null, last_name = null, phone_number = null, locale = 'en', currency = null,
    state = 'active', email = $3, email_key = lower($3), email_verified_at = coalesce(email_verified_at, now())
  where id = $1`;

/** Gives the member the published ways to log in and details again. Returns whether the member existed. */
async function restoreMember(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ password: string | null }>(
    'select password from accounts where id = $1',
    [demoAccountId],
  );
  const [member] = rows;
  if (!member) return false;
  await client.query('delete from passkeys where account_id = $1', [demoAccountId]);
  await client.query('delete from erasures where account_id = $1', [demoAccountId]);
  await client.query(RESTORE_ACCOUNT, [demoAccountId, demoMember.name, demoMember.email]);
  if (await isPassword(demoMember.password, member.password)) return true;
  await client.query('update accounts set password = $2 where id = $1', [
    demoAccountId,
    await hashPassword(demoMember.password),
  ]);
  await endAllSessions(client, demoAccountId);
  return true;
}

/**
 * Whether this is the member whose password is published. Every visitor is logged in as this member, so no visitor changes
 * its ways to log in for the others.
 */
export function isDemoAccount(accountId: string): boolean {
  return accountId === demoAccountId;
}

/** Throws `forbidden` with the field `demo` for that member, whose data and details are those of every visitor. */
export function refuseDemoAccount(accountId: string): void {
  if (isDemoAccount(accountId)) throw new Failure('forbidden', { field: 'demo' });
}

/**
 * Removes the account with the published password, for a database that has served an integration environment. Every visitor
 * could invite members there, so its organisation has none afterwards, and no invitation opens it.
 */
export async function removeDemoMember(client: Queryable): Promise<void> {
  await client.query('delete from accounts where id = $1', [demoAccountId]);
  await client.query('delete from invitations where organisation_id = $1', [demoOrganisation.id]);
  await client.query('delete from memberships where organisation_id = $1', [demoOrganisation.id]);
}
