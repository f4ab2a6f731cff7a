import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { commandLine } from '../../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { transaction } from '../../../database/transaction.ts';
import { lockAccount } from '../../accounts/lock-account.ts';
import { listMemberships, saveMembership } from '../memberships.ts';
import type { Role } from '../roles.ts';
import { changeRole, removeMember } from './change-members.ts';
import { acceptInvitation, inviteMember, purgeInvitations, withdrawInvitation } from './invite-member.ts';
import { listMembers } from './list-members.ts';

const organisationId = randomUUID();
const site = { name: 'Ashore', publicUrl: 'https://www.example.org' };
let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  await testDb.database.pool.query(
    `insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Cais')`,
    [organisationId],
  );
});
beforeEach(() => testDb.database.pool.query('truncate accounts, invitations, jobs, emails cascade'));
afterAll(() => testDb.drop());

const createMember = (email: string, { role, isVerified }: { role?: Role; isVerified?: boolean } = {}) =>
  loggedIn({
    database: testDb.database,
    now: new Date(),
    email,
    ...(isVerified !== undefined && { isVerified }),
    memberOf: role ? [{ organisationId, role }] : [],
  }).then(({ sub }) => sub);

/** Invites the address and returns the secret in the email. */
async function inviteForTest(
  email: string,
  role: Role = 'worker',
  invitedBy: string | null = null,
): Promise<string> {
  await inviteMember(testDb.database, {
    organisationId,
    organisationName: 'Hotel Cais',
    email,
    role,
    invitedBy,
    locale: 'de',
    site,
  });
  const { rows } = await testDb.database.pool.query(
    `select body from emails where key like 'invitation/%' order by written_at desc limit 1`,
  );
  return /\/de\/invitation#secret=([\w-]{43})/.exec(JSON.stringify(rows))?.[1] ?? '';
}

const acceptWith = (secret: string, accountId: string) =>
  acceptInvitation(testDb.database.pool, { secret, accountId });
const rolesOf = async (accountId: string) =>
  (await listMemberships(testDb.database.pool, accountId)).map(({ role }) => role);
const roleOf = async (accountId: string) => (await rolesOf(accountId))[0];

test('The account with the invited, confirmed address joins once with the role of the invitation', async () => {
  const secret = await inviteForTest('Ada@Example.org', 'viewer');
  const ada = await createMember('ada@example.org');
  expect(await acceptWith(secret, ada)).toBe('Hotel Cais');
  expect(await rolesOf(ada)).toEqual(['viewer']);
  expect(await acceptWith(secret, ada)).toBeUndefined();
});

test('Another address, an unconfirmed one, another secret or a late press gives nothing', async () => {
  const secret = await inviteForTest('ada@example.org');
  const bob = await createMember('bob@example.org');
  const unconfirmed = await createMember('ada@example.org', { isVerified: false });
  expect(await acceptWith(secret, bob)).toBeUndefined();
  expect(await acceptWith(secret, unconfirmed)).toBeUndefined();
  const ada = await createMember('ada@example.org');
  expect(await acceptWith(`${secret.slice(1)}A`, ada)).toBeUndefined();
  const { pool } = testDb.database;
  const { rows } = await pool.query(
    `select extract(day from expires_at - sent_at)::int as days, email_key as email from invitations`,
  );
  expect(rows).toEqual([{ days: 7, email: 'ada@example.org' }]);
  await pool.query(`update invitations set expires_at = now()`);
  expect(await acceptWith(secret, ada)).toBeUndefined();
  expect(await rolesOf(ada)).toEqual([]);
});

test('A withdrawn invitation opens nothing, and only its organisation can withdraw it', async () => {
  const secret = await inviteForTest('ada@example.org');
  const ada = await createMember('ada@example.org');
  const { pool } = testDb.database;
  const [open] = (await listMembers(pool, organisationId)).invitations;
  const id = open?.id ?? '';
  await expect(withdrawInvitation(pool, { organisationId: randomUUID(), id })).rejects.toMatchObject({
    code: 'not_found',
  });
  await withdrawInvitation(pool, { organisationId, id });
  expect(await acceptWith(secret, ada)).toBeUndefined();
  expect((await listMembers(pool, organisationId)).invitations).toEqual([]);
});

test('An address is invited once a minute, the newest link counts, and members are not invited', async () => {
  const first = await inviteForTest('ada@example.org');
  await expect(inviteForTest('ADA@example.org')).rejects.toMatchObject({ code: 'too_many_requests' });
  await testDb.database.pool.query(`update invitations set sent_at = now() - interval '61 seconds'`);
  const second = await inviteForTest('ada@example.org', 'admin');
  const ada = await createMember('ada@example.org');
  expect(await acceptWith(first, ada)).toBeUndefined();
  expect(await acceptWith(second, ada)).toBe('Hotel Cais');
  await testDb.database.pool.query(`update invitations set sent_at = now() - interval '61 seconds'`);
  await expect(inviteForTest('ada@example.org')).rejects.toMatchObject({ code: 'conflict' });
});

test('The last admin can neither be removed nor lose the role; others can at once', async () => {
  const { pool } = testDb.database;
  const admin = await createMember('admin@example.org', { role: 'admin' });
  const worker = await createMember('worker@example.org', { role: 'worker' });
  const of = (accountId: string) => ({ organisationId, accountId });
  await expect(removeMember(pool, of(admin))).rejects.toMatchObject({ code: 'conflict' });
  await expect(changeRole(pool, { ...of(admin), role: 'viewer' })).rejects.toMatchObject({
    code: 'conflict',
  });
  await changeRole(pool, { ...of(admin), role: 'admin' });
  await changeRole(pool, { ...of(worker), role: 'admin' });
  expect(await roleOf(worker)).toBe('admin');
  await removeMember(pool, of(admin));
  expect(await rolesOf(admin)).toEqual([]);
  await expect(removeMember(pool, of(admin))).rejects.toMatchObject({ code: 'not_found' });
});

test('An organisation lists, changes and removes members of its own, and of no other', async () => {
  const { pool } = testDb.database;
  const other = randomUUID();
  await pool.query(`insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Ria')`, [
    other,
  ]);
  await createMember('admin@example.org', { role: 'admin' });
  const worker = await createMember('worker@example.org', { role: 'worker' });
  const ofOther = { organisationId: other, accountId: worker };
  expect((await listMembers(pool, other)).members).toEqual([]);
  await expect(removeMember(pool, ofOther)).rejects.toMatchObject({ code: 'not_found' });
  await expect(changeRole(pool, { ...ofOther, role: 'viewer' })).rejects.toMatchObject({ code: 'not_found' });
  expect(await rolesOf(worker)).toEqual(['worker']);
});

test('The last admin stays one, even if another organisation has admins, and sees its own invitations only', async () => {
  const { pool } = testDb.database;
  const admin = await createMember('admin@example.org', { role: 'admin' });
  const other = randomUUID();
  await pool.query(`insert into organisations (id, kind, name) values ($1, 'concierge', 'Hotel Sol')`, [
    other,
  ]);
  const strangers = await createMember('stranger@example.org');
  await saveMembership(pool, { accountId: strangers, organisationId: other, role: 'admin' });
  for (const change of [
    removeMember(pool, { organisationId, accountId: admin }),
    changeRole(pool, { organisationId, accountId: admin, role: 'viewer' }),
  ])
    await expect(change).rejects.toMatchObject({ code: 'conflict' });
  await inviteForTest('ada@example.org');
  expect((await listMembers(pool, organisationId)).invitations).toHaveLength(1);
  expect((await listMembers(pool, other)).invitations).toEqual([]);
});

test('Inviting one address ends no invitation of another', async () => {
  const secret = await inviteForTest('ada@example.org');
  await inviteForTest('bob@example.org');
  expect(await acceptWith(secret, await createMember('ada@example.org'))).toBe('Hotel Cais');
});

test('An invitation that has ended is not withdrawn again', async () => {
  const { pool } = testDb.database;
  await inviteForTest('ada@example.org');
  const [open] = (await listMembers(pool, organisationId)).invitations;
  await pool.query(`update invitations set expires_at = now() - interval '1 day'`);
  await expect(withdrawInvitation(pool, { organisationId, id: open?.id ?? '' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('Two admins who remove each other at once do not leave the organisation without one', async () => {
  const { pool } = testDb.database;
  for (let round = 0; round < 5; round += 1) {
    await pool.query('delete from memberships');
    const one = await createMember(`one${round}@example.org`, { role: 'admin' });
    const two = await createMember(`two${round}@example.org`, { role: 'admin' });
    await Promise.allSettled(
      [one, two].map((accountId) => removeMember(pool, { organisationId, accountId })),
    );
    expect((await listMembers(pool, organisationId)).members).toHaveLength(1);
  }
});

test.each<[string, (admin: string) => Promise<unknown>]>([
  ['is removed', (accountId) => removeMember(testDb.database.pool, { organisationId, accountId })],
  [
    'is demoted',
    (accountId) => changeRole(testDb.database.pool, { organisationId, accountId, role: 'worker' }),
  ],
  ['is locked', (id) => lockAccount(testDb.database, { id, isLocked: true })],
  ['is deleted', (id) => testDb.database.pool.query('delete from accounts where id = $1', [id])],
])('An invitation is void and not listed once the admin who sent it %s', async (_, change) => {
  await createMember('first@example.org', { role: 'admin' });
  const admin = await createMember('admin@example.org', { role: 'admin' });
  const secret = await inviteForTest('ada@example.org', 'admin', admin);
  const ada = await createMember('ada@example.org');
  const listed = async () => (await listMembers(testDb.database.pool, organisationId)).invitations.length;
  expect(await listed()).toBe(1);
  await change(admin);
  expect(await listed()).toBe(0);
  expect(await acceptWith(secret, ada)).toBeUndefined();
  expect(await rolesOf(ada)).toEqual([]);
});

test('An admin who accepts an older invitation stays an admin, and a worker gets the role of theirs', async () => {
  for (const [email, role] of [
    ['ada@example.org', 'admin'],
    ['bob@example.org', 'worker'],
  ] as const) {
    const secret = await inviteForTest(email, 'viewer');
    const member = await createMember(email, { role });
    expect(await acceptWith(secret, member)).toBe('Hotel Cais');
    expect(await roleOf(member)).toBe(role === 'admin' ? 'admin' : 'viewer');
  }
});

test('The members of an organisation send a hundred invitations a day, also if they withdraw them', async () => {
  const { pool } = testDb.database;
  const admin = await createMember('admin@example.org', { role: 'admin' });
  await pool.query(
    `insert into invitations (secret_hash, id, organisation_id, email, email_key, role, invited_by, expires_at)
     select sha256(n::text::bytea), gen_random_uuid(), $1, n || '@example.org', n || '@example.org', 'worker', $2,
       now() + interval '7 days' from generate_series(1, 99) n`,
    [organisationId, admin],
  );
  await inviteForTest('ada@example.org', 'worker', admin);
  const { invitations } = await listMembers(pool, organisationId);
  for (const { id } of invitations) await withdrawInvitation(pool, { organisationId, id });
  expect((await listMembers(pool, organisationId)).invitations).toEqual([]);
  await expect(inviteForTest('bob@example.org', 'worker', admin)).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  // What operators send is not limited, and does not count.
  await inviteForTest('bob@example.org', 'worker');
  await pool.query(`update invitations set invited_by = null where email_key = '1@example.org'`);
  await inviteForTest('tom@example.org', 'worker', admin);
  await pool.query(`update invitations set sent_at = sent_at - interval '1 day'`);
  await inviteForTest('eve@example.org', 'worker', admin);
});

test('An invitation ends at the moment at which it is withdrawn', async () => {
  const secret = await inviteForTest('ada@example.org');
  const ada = await createMember('ada@example.org');
  const { invitations } = await listMembers(testDb.database.pool, organisationId);
  // In one transaction the clock of the database stands still.
  const joined = await transaction(testDb.database, async ({ client }) => {
    await withdrawInvitation(client, { organisationId, id: invitations[0]?.id ?? '' });
    return acceptInvitation(client, { secret, accountId: ada });
  });
  expect(joined).toBeUndefined();
});

test('An invitation is valid for seven days', async () => {
  await inviteForTest('ada@example.org');
  const { rows } = await testDb.database.pool.query(
    'select extract(epoch from expires_at - now())::float8 / 86400 as days from invitations',
  );
  expect(rows[0].days).toBeCloseTo(7, 2);
});

test('The command invites an admin, and refuses an unknown organisation, role or address', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect((await run('invite', organisationId, 'no address')).status).toBe(2);
  expect((await run('invite', organisationId, 'ada@example.org', '--role', 'owner')).status).toBe(2);
  expect((await run('invite', randomUUID(), 'ada@example.org')).status).toBe(1);
  const { status, printed } = await run('invite', organisationId, 'ada@example.org');
  expect([status, printed.trim()]).toEqual([0, 'ada@example.org is invited to Hotel Cais as admin.']);
  const { invitations } = await listMembers(testDb.database.pool, organisationId);
  expect(invitations).toMatchObject([{ email: 'ada@example.org', role: 'admin' }]);
});

test('Invitations are deleted a month after they ended', async () => {
  const { pool } = testDb.database;
  await inviteForTest('ada@example.org');
  const purgedAfter = async (days: number, hours: number) => {
    await pool.query('update invitations set expires_at = now() - make_interval(days => $1, hours => $2)', [
      days,
      hours,
    ]);
    return purgeInvitations(pool);
  };
  expect(await purgedAfter(29, 23)).toBe(0);
  expect(await purgedAfter(30, 1)).toBe(1);
});
