import { getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as catalogue from '../features/catalogue/tables.ts';
import * as images from '../features/images/tables.ts';
import * as locations from '../features/locations/tables.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

const tables = [catalogue, images, locations].flatMap((module) =>
  Object.values(module).filter((value) => is(value, Table)),
);

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

afterAll(() => place.drop());

test('Every column that the code names exists in the migrated database and may be empty exactly where the code says so', async () => {
  const { rows } = await place.database.pool.query<{
    table_name: string;
    column_name: string;
    is_nullable: string;
  }>(
    `select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'`,
  );
  const real = new Map(
    rows.map((row) => [`${row.table_name}.${row.column_name}`, row.is_nullable === 'YES']),
  );
  expect(tables.length).toBeGreaterThan(5);
  for (const table of tables) {
    for (const column of Object.values(getTableColumns(table))) {
      const name = `${getTableName(table)}.${column.name}`;
      expect([name, real.get(name)]).toEqual([name, !column.notNull]);
    }
  }
});
