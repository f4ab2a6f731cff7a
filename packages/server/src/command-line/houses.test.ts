import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import { commandLine } from './context-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});
afterAll(() => place.drop());

test('A house is made once, changed under its name, and what is not said of it stays.', async () => {
  const { run } = commandLine({ databaseUrl: place.url });
  expect(await run('houses')).toEqual({ status: 0, printed: 'There is none.' });
  expect((await run('house')).status).toBe(2);
  expect((await run('house', 'Hotel Cais', '--email', 'nobody')).status).toBe(2);
  const made = await run('house', 'Hotel Cais', '--street', 'Cais 1', '--languages', 'de,en');
  const [, id] = /^([0-9a-f-]{36}) {2}Hotel Cais$/.exec(made.printed) ?? [];
  expect((await run('houses')).printed).toBe(`${id}  Hotel Cais  without an address for mail`);
  expect((await run('house', 'Hotel Cais', '--email', 'cais@example.org')).printed).toBe(made.printed);
  expect((await run('houses')).printed).toBe(`${id}  Hotel Cais  cais@example.org`);
  const { rows } = await place.database.pool.query(
    'select kind, status, street, languages from organisations where id = $1',
    [id],
  );
  expect(rows).toEqual([
    { kind: 'concierge', status: 'approved', street: 'Cais 1', languages: ['de', 'en'] },
  ]);
});

test('A supplier of that name stays what it is.', async () => {
  const { run } = commandLine({ databaseUrl: place.url });
  await place.database.pool.query(
    `insert into organisations (id, kind, name) values (gen_random_uuid(), 'supplier', 'Quay Walks')`,
  );
  await run('house', 'Quay Walks', '--email', 'walks@example.org');
  const { rows } = await place.database.pool.query(
    `select kind, email_address as email from organisations where name = 'Quay Walks' order by kind`,
  );
  expect(rows).toEqual([
    { kind: 'concierge', email: 'walks@example.org' },
    { kind: 'supplier', email: null },
  ]);
});
