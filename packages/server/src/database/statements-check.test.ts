import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkStatements } from '../../../../scripts/checks/statements/check-statements.ts';
import type { RowType } from '../../../../scripts/checks/statements/find-statements.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';

// Tests `scripts/checks/statements`. The test is here because it needs a database.
let testDb: TestDatabase;
let client: Client;

beforeAll(async () => {
  testDb = await testDatabase({ migrated: false });
  await testDb.database.pool.query(
    'create table tours (id uuid primary key, name text not null, spots bigint, made_at timestamptz, tags text[])',
  );
  client = new Client({ connectionString: testDb.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await testDb.drop();
});

const rowTypeOf = (kinds: Record<string, RowType['columns'][number]['kind']>, isTuple = false): RowType => ({
  isTuple,
  columns: Object.entries(kinds).map(([name, kind]) => ({ name, kind, isOptional: false })),
});

/** What the check says of one statement. */
async function wrongWith(text: string, expected?: RowType) {
  const statement = { path: 'tours.ts', line: 7, sqlText: { texts: [text] }, rowType: expected };
  return (await checkStatements(client, [statement], new Map())).map(({ wrong }) => wrong);
}

test('A statement that fits the schema and its row type passes, and is not run', async () => {
  expect(
    await wrongWith(
      'select id, made_at, tags from tours',
      rowTypeOf({ id: 'string', made_at: 'Date', tags: 'json' }),
    ),
  ).toEqual([]);
  expect(await wrongWith('select id from tours', rowTypeOf({ 0: 'string' }, true))).toEqual([]);
  expect(await wrongWith(`insert into tours (id, name) values ($1, 'Sail')`)).toEqual([]);
  expect(await wrongWith('SET lock_timeout = 0; SET statement_timeout = 0')).toEqual([]);
  expect((await client.query('select from tours')).rowCount).toBe(0);
});

test('A column that is not there, and a table that is not there, are refused', async () => {
  expect(await wrongWith('select title from tours')).toEqual([
    'PostgreSQL refuses the statement: column "title" does not exist',
  ]);
  expect(await wrongWith('delete from trips')).toEqual([
    'PostgreSQL refuses the statement: relation "trips" does not exist',
  ]);
});

test('A row type that differs from the columns is named, column by column', async () => {
  expect(
    await wrongWith('select id, spots from tours', rowTypeOf({ id: 'string', spots: 'number' })),
  ).toEqual(['The column "spots" is read as string; the row type says number.']);
  expect(await wrongWith('select id, name from tours', rowTypeOf({ id: 'string', title: 'string' }))).toEqual(
    [
      'The row type has "title", which the statement does not select.',
      'The statement selects "name", which the row type does not have.',
    ],
  );
});

test('A statement that cannot be read is refused unless its file is exempt; an exemption must be needed', async () => {
  const unread = { path: 'copy/all.ts', line: 1, sqlText: { unread: 'table' }, rowType: undefined };
  const check = async (...exempt: string[]) =>
    (await checkStatements(client, [unread], new Map(exempt.map((path) => [path, 'a reason'])))).map(
      ({ path, wrong }) => `${path}: ${wrong}`,
    );
  expect(await check()).toEqual(['copy/all.ts: The check cannot read the statement: table']);
  expect(await check('copy/')).toEqual([]);
  expect(await check('copy/', 'other.ts')).toEqual(['other.ts: The check can read every statement here.']);
});
