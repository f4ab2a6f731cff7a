import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { wantedHold } from '../../../../test-support/inventory/wanted-hold.ts';
import { alone, countersOf, quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { placeHold } from './place-hold.ts';
import { sellHold } from './sell-hold.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => testDb.database.pool.query('truncate departures, holds cascade'));
afterAll(() => testDb.drop());

/** Holds spots of a departure of six, without a shared resource that would limit it too. */
async function hold(people: number, takesWholeDeparture: boolean) {
  const wanted = wantedHold({ optionId: alone, time: localTime('12:00'), people, takesWholeDeparture });
  return { cartId: wanted.cartId, ...(await placeHold(testDb.database, wanted)) };
}

test('A group gets no departure of which another cart holds a spot', async () => {
  await hold(1, false);
  expect(await hold(2, true)).toMatchObject({ outcome: 'nothing' });
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 1, heldSum: 1, sold: 0 }]);
});

test('A group gets no departure of which another cart has bought a spot', async () => {
  const { cartId } = await hold(1, false);
  await sellHold(testDb.database.pool, cartId);
  expect(await hold(2, true)).toMatchObject({ outcome: 'nothing' });
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 1 }]);
});

test('A group holds all spots of its departure, for no more people than there are', async () => {
  expect(await hold(7, true)).toMatchObject({ outcome: 'nothing' });
  expect(await hold(2, true)).toMatchObject({ outcome: 'held', hold: { spots: 6 } });
  for (const isGroup of [true, false]) expect(await hold(1, isGroup)).toMatchObject({ outcome: 'nothing' });
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 6, heldSum: 6 }]);
});
