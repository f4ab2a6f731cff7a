import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { tableRules } from './columns/table-rules.ts';
import { erasureStatements } from './erasure-statements.ts';
import { exportStatements } from './export-account.ts';
import { columnNames } from './table-rule.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

const entries = Object.entries(tableRules);

/** The columns of a table, from all its lists. */
const classified = ({ plain, personal, secret, blanked = {}, retained }: (typeof tableRules)[string]) => [
  ...[plain, personal, secret, retained?.columns].flatMap(columnNames),
  ...Object.keys(blanked),
];

test('Every column of the database is classified once, and no other', async () => {
  const { rows } = await testDb.database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const names = entries.flatMap(([table, rule]) => classified(rule).map((column) => `${table}.${column}`));
  expect(names.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('What becomes of a table fits its lists', () => {
  for (const [table, rule] of entries) {
    const { rows, findRules = [], personal, secret, blanked, retained, expires } = rule;
    const isFound = findRules.length > 0;
    const expected = {
      delete: { isFound: true, isBlanked: false, isRetained: false, goes: true },
      cascade: { isFound, isBlanked: false, isRetained: false, goes: true },
      blank: { isFound: true, isBlanked: true, isRetained: retained !== undefined, goes: false },
      retain: { isFound, isBlanked: false, isRetained: true, goes: false },
      expire: { isFound: false, isBlanked: false, isRetained: false, goes: expires !== undefined },
      nothing: { isFound: false, isBlanked: false, isRetained: false, goes: false },
    }[rows];
    expect({ isFound, isBlanked: blanked !== undefined, isRetained: retained !== undefined }, table).toEqual({
      isFound: expected.isFound,
      isBlanked: expected.isBlanked,
      isRetained: expected.isRetained,
    });
    // A personal column of a row that stays would stay without a reason.
    if (!expected.goes && rows !== 'retain') expect(columnNames(personal), table).toEqual([]);
    if (rows === 'blank' || rows === 'nothing') expect(columnNames(secret), table).toEqual([]);
  }
});

test('The rows of an account that go with it refer to a row that is deleted', async () => {
  for (const [table] of entries.filter(([, { rows }]) => rows === 'cascade')) {
    const { rows } = await testDb.database.pool.query<{ to: string }>(
      `select confrelid::regclass::text as to from pg_constraint
       where contype = 'f' and confdeltype = 'c' and conrelid = $1::regclass`,
      [table],
    );
    expect(
      rows.some(({ to }) => tableRules[to]?.rows === 'delete'),
      table,
    ).toBe(true);
  }
});

test('No secret is exported, and nothing that is of others', () => {
  for (const [table, rule] of entries) {
    const secrets = columnNames(rule.secret);
    expect(
      columnNames(rule.exported?.columns).filter((column) => secrets.includes(column)),
      table,
    ).toEqual([]);
  }
  expect(
    exportStatements.filter(({ text }) =>
      /password|_key |secret|hash(?!ed)/.test(text.replaceAll('email_key', '')),
    ),
  ).toEqual([]);
});

test.each([...erasureStatements, ...exportStatements])('PostgreSQL accepts: $text', async ({ by, text }) => {
  const value = { account: '0acc0000-0000-4000-8000-000000000001', address: 'ada@example.org', booking: [] }[
    by
  ];
  await expect(testDb.database.pool.query(text, [value])).resolves.toMatchObject({ rowCount: 0 });
});
