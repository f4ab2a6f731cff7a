import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());
beforeEach(() => testDb.database.pool.query('truncate accounts cascade'));

const [ada, eve] = ['0acc0000-0000-4000-8000-000000000001', '0acc0000-0000-4000-8000-000000000002'];
const runSql = (text: string) => testDb.database.pool.query(text);

async function addAccount(id: string, { isVerified = true } = {}) {
  await runSql(`insert into accounts (id, name, locale, email, email_key, email_verified_at, created_at)
    values ('${id}', 'Ada', 'en', 'Ada@example.org', 'ada@example.org', ${isVerified ? 'now()' : 'null'}, '2026-11-28')`);
}

test('An operator lists accounts, all or those of an address, and the locked ones', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect((await run('accounts')).printed).toBe('No accounts.');
  await addAccount(ada, { isVerified: false });
  const line = `${ada}  2026-11-28  active  Ada@example.org (not confirmed)  Ada`;
  expect((await run('accounts')).printed).toBe(line);
  expect((await run('accounts', 'ADA@example.org')).printed).toBe(line);
  expect((await run('accounts', 'bob@example.org')).printed).toBe('No accounts.');
  expect((await run('accounts', '--locked')).printed).toBe('No accounts.');
});

test('Locking an account ends its sessions at once and is noted; unlocking lets it log in again', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  await addAccount(ada);
  await runSql(`insert into oidc_rows (issuer, model, id_hash, payload, account)
    values ('i', 'Session', '1', '{}', '${ada}')`);
  expect(await run('lock-account', 'ada@example.org')).toEqual({
    status: 0,
    printed: 'Ada@example.org is now locked.',
  });
  expect((await runSql('select from oidc_rows')).rowCount).toBe(0);
  expect((await run('lock-account', ada)).printed).toBe('Ada@example.org is already locked.');
  expect((await run('accounts', '--locked')).printed).toContain('locked');
  expect((await run('unlock-account', ada)).printed).toBe('Ada@example.org is now active.');
  const { rows } = await runSql('select kind, actor from account_events order by id');
  expect(rows).toEqual([
    { kind: 'locked', actor: 'operations' },
    { kind: 'unlocked', actor: 'operations' },
  ]);
});

test('An address of several accounts locks none of them', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  await addAccount(ada);
  await addAccount(eve, { isVerified: false });
  const { status, printed } = await run('lock-account', 'ada@example.org');
  expect(status).toBe(1);
  expect(printed).toContain(ada);
  expect(printed).toContain(eve);
  expect((await runSql(`select from accounts where state = 'locked'`)).rowCount).toBe(0);
  expect((await run('lock-account', 'bob@example.org')).status).toBe(1);
  expect((await run('lock-account')).status).toBe(2);
});

test('An operator exports an account, and erases it for its owner', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  await addAccount(ada);
  const { printed } = await run('export-account', 'ada@example.org');
  expect(JSON.parse(printed)).toMatchObject({
    format: 'ashore-account-1',
    account: [{ id: ada, name: 'Ada' }],
  });
  expect((await run('erase-account', 'ada@example.org')).printed).toContain('will be erased');
  expect((await runSql('select requested_by from erasures')).rows).toEqual([{ requested_by: 'operations' }]);
  expect((await runSql('select state from accounts')).rows).toEqual([{ state: 'locked' }]);
});

test('The only admin of an organisation is not erased by an operator either', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  await runSql('delete from erasures');
  await addAccount(ada);
  await runSql(`with hotel as (insert into organisations (id, kind, name)
      values (gen_random_uuid(), 'concierge', 'Hotel Avenida') returning id)
    insert into memberships (account_id, organisation_id, role) select '${ada}', id, 'admin' from hotel`);
  expect(await run('erase-account', ada)).toEqual({
    status: 1,
    printed: 'Ada@example.org is the only admin of Hotel Avenida. Invite another admin first.',
  });
  expect((await runSql('select from erasures')).rowCount).toBe(0);
});
