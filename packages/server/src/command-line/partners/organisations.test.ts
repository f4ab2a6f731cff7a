import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

test('An operator creates an organisation and changes it by its name; omitted options keep their values', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  expect(await run('organisations')).toEqual({ status: 0, printed: 'No organisations.' });
  expect((await run('organisation')).status).toBe(2);
  expect((await run('organisation', 'Hotel Cais', '--email', 'not-an-address')).status).toBe(2);
  const creation = await run('organisation', 'Hotel Cais', '--street', 'Cais 1', '--languages', 'de,en');
  const [, id] = /^([0-9a-f-]{36}) {2}Hotel Cais$/.exec(creation.printed) ?? [];
  expect((await run('organisations')).printed).toBe(`${id}  Hotel Cais  without an email address`);
  expect((await run('organisation', 'Hotel Cais', '--email', 'cais@example.org')).printed).toBe(
    creation.printed,
  );
  expect((await run('organisations')).printed).toBe(`${id}  Hotel Cais  cais@example.org`);
  const { rows } = await testDb.database.pool.query(
    'select kind, status, street, languages from organisations where id = $1',
    [id],
  );
  expect(rows).toEqual([
    { kind: 'concierge', status: 'approved', street: 'Cais 1', languages: ['de', 'en'] },
  ]);
});

test('A supplier of the same name is not changed', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  await testDb.database.pool.query(
    `insert into organisations (id, kind, name) values (gen_random_uuid(), 'supplier', 'Quay Walks')`,
  );
  await run('organisation', 'Quay Walks', '--email', 'walks@example.org');
  const { rows } = await testDb.database.pool.query(
    `select kind, email_address as email from organisations where name = 'Quay Walks' order by kind`,
  );
  expect(rows).toEqual([
    { kind: 'concierge', email: 'walks@example.org' },
    { kind: 'supplier', email: null },
  ]);
});
