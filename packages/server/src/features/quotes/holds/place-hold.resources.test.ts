import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedResource } from '../../../../test-support/availability/departures.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { wantedHold } from '../../../../test-support/inventory/wanted-hold.ts';
import { quoteCatalogue, shared, whenever } from '../../../../test-support/quotes/quotes.ts';
import type { WantedHold } from '../../../gateways/inventory/port.ts';
import { placeHold } from './place-hold.ts';
import { releaseSpots } from './release-hold.ts';
import { sellHold } from './sell-hold.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => testDb.database.pool.query('truncate departures, holds cascade'));
afterAll(() => testDb.drop());

/** A resource with this capacity, of which a hold takes one unit for each of its spots. */
const resourceOf = async (capacity: number) =>
  ({
    id: await sharedResource(testDb.database, { capacity, options: [whenever] }),
    per: 'spot',
    units: 1,
  }) as const;
type Resource = Awaited<ReturnType<typeof resourceOf>>;
const outcomeOf = async (people: number, resources: readonly Resource[]) =>
  (await placeHold(testDb.database, wantedHold({ optionId: shared, people, resources }))).outcome;

test('What a trip uses of one resource does not count for its other resources', async () => {
  const [boat, guide] = [await resourceOf(5), await resourceOf(5)];
  expect(await outcomeOf(3, [boat, guide])).toBe('held');
  expect(await outcomeOf(2, [boat, guide])).toBe('held');
  expect(await outcomeOf(1, [boat, guide])).toBe('nothing');
});

test('A resource that active holds use up is refused at once', async () => {
  const boat = await resourceOf(2);
  expect(await outcomeOf(2, [boat])).toBe('held');
  expect(await outcomeOf(1, [boat])).toBe('nothing');
});

test('Each hold uses a resource once, however many other holds there are', async () => {
  const boat = await resourceOf(4);
  for (const people of [1, 1, 2]) expect(await outcomeOf(people, [boat])).toBe('held');
  expect(await outcomeOf(1, [boat])).toBe('nothing');
});

test('The hold that a cart replaces makes way, and uses of other times do not count', async () => {
  const boat = await resourceOf(3);
  const place = (differences: Partial<WantedHold>) =>
    placeHold(
      testDb.database,
      wantedHold({ optionId: shared, people: 2, resources: [boat], ...differences }),
    );
  const { cartId } = wantedHold({ optionId: shared });
  expect(await place({ cartId })).toMatchObject({ outcome: 'held' });
  expect(await place({ cartId, people: 3 })).toMatchObject({ outcome: 'held', hold: { spots: 3 } });
  expect(await place({})).toEqual({ outcome: 'nothing' });
  const evening = { from: new Date('2037-11-23T12:00:00Z'), to: new Date('2037-11-23T14:00:00Z') };
  expect(await place({ time: localTime('18:30'), ...evening })).toMatchObject({ outcome: 'held' });
});

test('A cart that replaces its hold takes the units of each of its spots, and no more than there are', async () => {
  const boat = { ...(await resourceOf(6)), units: 2 };
  const { cartId } = wantedHold({ optionId: shared });
  const replaceBy = async (people: number) =>
    (await placeHold(testDb.database, wantedHold({ optionId: shared, cartId, people, resources: [boat] })))
      .outcome;
  expect(await replaceBy(1)).toBe('held');
  expect(await replaceBy(3)).toBe('held');
  expect(await replaceBy(4)).toBe('nothing');
  const { rows } = await testDb.database.pool.query('select units from resource_uses');
  expect(rows).toEqual([{ units: 6 }]);
});

test('A spot that is released after its sale returns the units of its own option', async () => {
  const { pool } = testDb.database;
  const id = await sharedResource(testDb.database, { capacity: 40, options: [whenever, shared] });
  await pool.query(
    'update option_resources set units = case when option_id = $2 then 2 else 5 end where resource_id = $1',
    [id, shared],
  );
  const wanted = wantedHold({ optionId: shared, people: 3, resources: [{ id, per: 'spot', units: 2 }] });
  const placed = await placeHold(testDb.database, wanted);
  if (placed.outcome !== 'held') throw new Error(placed.outcome);
  await sellHold(pool, wanted.cartId);
  await releaseSpots(pool, { holdId: placed.hold.id, spots: 1 });
  const { rows } = await pool.query('select units from resource_uses where resource_id = $1', [id]);
  expect(rows).toEqual([{ units: 4 }]);
});
