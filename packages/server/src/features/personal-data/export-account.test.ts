import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import {
  type MarkedTraveller,
  storeMarkedTraveller,
} from '../../../test-support/personal-data/marked-traveller.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';
import { tableRules } from './columns/table-rules.ts';
import { addRows, exportAccount } from './export-account.ts';

let testDb: TestDatabase;
let traveller: MarkedTraveller;

beforeEach(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  traveller = await storeMarkedTraveller(testDb.database);
});
afterEach(() => testDb.drop());

const exportedPart = async (name: string) =>
  (await exportAccount(testDb.database, traveller.accountId, new Date()))?.[name] as readonly object[];

test('Every row is exported, also rows that look the same', async () => {
  await testDb.database.pool.query(
    `insert into account_events (account_id, kind, at)
     select $1, 'wrong_password', '2037-05-15T10:00:00Z' from generate_series(1, 20000)`,
    [traveller.accountId],
  );
  const events = await exportedPart('events');
  expect(events.filter((event) => Reflect.get(event, 'kind') === 'wrong_password')).toHaveLength(20_000);
});

test('A row that is found in several ways is exported once', async () => {
  const before = await exportedPart('reviewInvitations');
  const { rowCount } = await testDb.database.pool.query(
    `update review_invitations i set name = 'Zebedee', email_address = $2 from bookings b
     where b.order_number = i.booking_reference and b.account_id = $1`,
    [traveller.accountId, traveller.address],
  );
  expect(rowCount).toBe(1);
  expect(await exportedPart('reviewInvitations')).toHaveLength(before.length);
});

test('Rows of two tables are in two parts, so that no two of a part have one place', () => {
  const parts = Object.values(tableRules).flatMap(({ exported }) => exported?.part ?? []);
  expect(parts).toEqual([...new Set(parts)]);
});

test('The work grows with the number of rows, and not with its square', () => {
  const count = 20_000;
  let uses = 0;
  const rows = Array.from({ length: count }, (_, row) => {
    const counted = <Value extends object>(value: Value) =>
      new Proxy(value, {
        get: (target, key) => {
          uses += 1;
          if (uses > 8 * count) throw new Error(`Row ${row} was compared with the others.`);
          return Reflect.get(target, key);
        },
      });
    return counted({ place: String(row), entry: counted({ row }) });
  });
  const known = new Map<string, unknown>();
  addRows(known, rows);
  addRows(known, rows);
  expect(known.size).toBe(count);
});
