import { RETRY_MINUTES } from '@ashore/core/booking/payment-rules.ts';
import { LONGEST_HOLD_MINUTES } from '@ashore/core/contract/values/limits.ts';
import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedResource } from '../../../../test-support/availability/departures.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { stranger, wantedHold } from '../../../../test-support/inventory/wanted-hold.ts';
import {
  countersOf,
  letExpire,
  quoteCatalogue,
  shared,
  whenever,
} from '../../../../test-support/quotes/quotes.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { Hold, Holder, WantedHold } from '../../../gateways/inventory/port.ts';
import { expireHolds } from './expire-holds.ts';
import { extendHold, extendHoldForPayment, findHold } from './extend-hold.ts';
import { EXPIRE_OF_DEPARTURE, EXPIRE_OF_HOLDER, EXPIRE_OF_RESOURCES } from './hold.queries.ts';
import { placeHold } from './place-hold.ts';
import { releaseHold, releaseHoldById, releaseHoldsOf, releaseSpots } from './release-hold.ts';
import { sellHold } from './sell-hold.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  boats.morning = await sharedResource(testDb.database, { capacity: 40, options: [shared] });
  boats.evening = await sharedResource(testDb.database, { capacity: 40, options: [whenever] });
});
beforeEach(async () => {
  await testDb.database.pool.query('truncate departures, holds cascade');
  await holdOneOfEach();
});
afterAll(() => testDb.drop());

const date = localDate('2037-11-23');
const morning = { option: shared, date, time: localTime('10:00') };
const [before, after] = [new Date('2037-11-23T08:00:00Z'), new Date('2037-11-23T14:00:00Z')];
const trip = { from: new Date('2037-11-23T10:00:00Z'), to: new Date('2037-11-23T12:00:00Z') };

/** The resource that the holds of each departure use. */
const boats = { morning: '', evening: '' };

type Placed = { readonly hold: Hold; readonly holder: Holder };
/** The holds by departure and state, such as `morning active`. */
const holds = new Map<string, Placed>();
const placedHold = (name: string): Placed => {
  const placed = holds.get(name);
  if (!placed) throw new Error(`No hold is called ${name}.`);
  return placed;
};
const cartOf = (name: string) => placedHold(name).hold.cartId;
const idOf = (name: string) => placedHold(name).hold.id;

/** Makes an active, an overdue, a sold and a released hold of one spot each, on a morning and an evening departure. */
async function holdOneOfEach(): Promise<void> {
  const { database } = testDb;
  holds.clear();
  for (const [departure, time] of [
    ['morning', '10:00'],
    ['evening', '18:30'],
  ] as const)
    for (const state of ['active', 'overdue', 'sold', 'released']) {
      const holder = stranger();
      const wanted = wantedHold({
        optionId: shared,
        time: localTime(time),
        holder,
        resources: [{ id: boats[departure], per: 'spot', units: 1 }],
        ...trip,
      });
      const placed = await placeHold(database, wanted);
      if (placed.outcome !== 'held') throw new Error(placed.outcome);
      holds.set(`${departure} ${state}`, { hold: placed.hold, holder });
      if (state === 'sold') await sellHold(database.pool, wanted.cartId);
      if (state === 'released') await releaseHold(database, wanted.cartId);
    }
  // Overdue holds only afterwards: placing a hold may expire them.
  for (const departure of ['morning', 'evening']) await letExpire(database, cartOf(`${departure} overdue`));
}

/** Stored state and end of each hold, by its name. */
async function stored(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await testDb.database.pool.query<{ id: string; what: string }>(
    `select id, concat_ws(' ', state, spots, expires_at, ended_at is not null) as what from holds`,
  );
  const names = new Map([...holds].map(([name, { hold }]) => [hold.id, name]));
  return Object.fromEntries(rows.map(({ id, what }) => [names.get(id) ?? id, what]));
}

/** What an operation changes: the new state of each hold that differs afterwards. */
async function changesOf(operation: (client: Queryable) => Promise<unknown>) {
  const before = await stored();
  await operation(testDb.database.pool);
  const after = await stored();
  for (const { held, heldSum, sold, soldSum } of await countersOf(testDb.database))
    expect([held, sold]).toEqual([heldSum, soldSum]);
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, what]) => before[name] !== what)
      .map(([name, what]) => [name, what.split(' ')[0]]),
  );
}

test.each<[string, (client: Queryable) => Promise<unknown>, Readonly<Record<string, string>>]>([
  [
    'Releasing the hold of a cart',
    () => releaseHold(testDb.database, cartOf('morning active')),
    { 'morning active': 'released' },
  ],
  [
    'Releasing an overdue hold',
    () => releaseHold(testDb.database, cartOf('morning overdue')),
    { 'morning overdue': 'expired' },
  ],
  ['Releasing a sold hold', () => releaseHold(testDb.database, cartOf('morning sold')), {}],
  ['Releasing a released hold', () => releaseHold(testDb.database, cartOf('morning released')), {}],
  [
    'Releasing a hold by its ID',
    (client) => releaseHoldById(client, { cartId: cartOf('evening active'), holdId: idOf('evening active') }),
    { 'evening active': 'released' },
  ],
  [
    'Releasing a hold by its ID for another cart',
    (client) => releaseHoldById(client, { cartId: cartOf('morning active'), holdId: idOf('evening active') }),
    {},
  ],
  [
    'Releasing the holds of a departure',
    (client) => releaseHoldsOf(client, morning),
    { 'morning active': 'released', 'morning overdue': 'expired' },
  ],
  [
    'Releasing sold spots',
    (client) => releaseSpots(client, { holdId: idOf('morning sold'), spots: 1 }),
    { 'morning sold': 'released' },
  ],
  [
    'Releasing sold spots of an active hold',
    (client) => releaseSpots(client, { holdId: idOf('morning active'), spots: 1 }),
    {},
  ],
  [
    'Expiring overdue holds',
    (client) => expireHolds(client),
    { 'morning overdue': 'expired', 'evening overdue': 'expired' },
  ],
  [
    'Expiring the overdue holds of a departure',
    (client) => client.query(EXPIRE_OF_DEPARTURE, [morning.option, morning.date, morning.time]),
    { 'morning overdue': 'expired' },
  ],
  [
    'Expiring the overdue holds of a browser',
    (client) =>
      client.query(EXPIRE_OF_HOLDER, [placedHold('morning overdue').holder.browser, stranger().address]),
    { 'morning overdue': 'expired' },
  ],
  [
    'Expiring the overdue holds of an address',
    (client) =>
      client.query(EXPIRE_OF_HOLDER, [stranger().browser, placedHold('evening overdue').holder.address]),
    { 'evening overdue': 'expired' },
  ],
  [
    'Expiring the overdue holds of a client whose hold is active',
    (client) => {
      const { browser, address } = placedHold('morning active').holder;
      return client.query(EXPIRE_OF_HOLDER, [browser, address]);
    },
    {},
  ],
  [
    'Expiring the overdue holds of a resource',
    (client) => client.query(EXPIRE_OF_RESOURCES, [[boats.morning], trip.from, trip.to]),
    { 'morning overdue': 'expired' },
  ],
  [
    'Expiring the overdue holds of a resource at the time after the trip',
    (client) => client.query(EXPIRE_OF_RESOURCES, [[boats.morning], trip.to, after]),
    {},
  ],
  [
    'Expiring the overdue holds of a resource at the time before the trip',
    (client) => client.query(EXPIRE_OF_RESOURCES, [[boats.morning], before, trip.from]),
    {},
  ],
  [
    'Selling an active hold',
    (client) => sellHold(client, cartOf('morning active')),
    { 'morning active': 'sold' },
  ],
  ['Selling an overdue hold', (client) => sellHold(client, cartOf('morning overdue')), {}],
  ['Selling a released hold', (client) => sellHold(client, cartOf('morning released')), {}],
  [
    'Selling another hold than that of the cart',
    (client) => sellHold(client, cartOf('morning active'), idOf('evening active')),
    {},
  ],
  [
    'Extending an active hold',
    () => extendHold(testDb.database, cartOf('evening active'), 600),
    { 'evening active': 'held' },
  ],
  ['Extending an overdue hold', () => extendHold(testDb.database, cartOf('evening overdue'), 600), {}],
  [
    'Extending an active hold for a payment',
    (client) => extendHoldForPayment(client, { ...paying('morning active'), until: trip.from }),
    { 'morning active': 'held' },
  ],
  [
    'Extending an overdue hold for a payment',
    (client) => extendHoldForPayment(client, { ...paying('morning overdue'), until: trip.from }),
    {},
  ],
  [
    'Extending a sold hold for a payment',
    (client) => extendHoldForPayment(client, { ...paying('morning sold'), until: trip.from }),
    {},
  ],
  [
    'Extending the hold of another cart for a payment',
    (client) =>
      extendHoldForPayment(client, {
        ...paying('morning active'),
        cartId: cartOf('evening active'),
        until: trip.from,
      }),
    {},
  ],
])('%s changes that and no other hold', async (_, operation, changes) => {
  expect(await changesOf(operation)).toEqual(changes);
});

function paying(name: string) {
  return { cartId: cartOf(name), holdId: idOf(name) };
}

test('A cart is shown its active hold before ended ones, and otherwise the latest', async () => {
  const { database } = testDb;
  const cartId = cartOf('morning released');
  const again = async (people: number) => {
    const placed = await placeHold(database, wantedHold({ optionId: shared, cartId, people }));
    if (placed.outcome !== 'held') throw new Error(placed.outcome);
    return placed.hold.id;
  };
  const second = await again(2);
  expect(await findHold(database, cartId)).toMatchObject({ id: second, state: 'held' });
  // Even if the clock of the database was set back between the two.
  await database.pool.query(`update holds set made_at = now() - interval '1 hour' where id = $1`, [second]);
  expect(await findHold(database, cartId)).toMatchObject({ id: second, state: 'held' });
  await releaseHold(database, cartId);
  expect(await findHold(database, cartId)).toMatchObject({ id: idOf('morning released') });
  await database.pool.query(`update holds set made_at = now() + interval '1 hour' where id = $1`, [second]);
  expect(await findHold(database, cartId)).toMatchObject({ id: second, state: 'released' });
});

test('Overdue holds of other clients and of other departures delay no refusal', async () => {
  const place = (differences: Partial<WantedHold>) =>
    placeHold(testDb.database, wantedHold({ optionId: shared, ...differences }));
  for (const [limit, of] of [
    [{ mostOfBrowser: 1 }, 'browser'],
    [{ mostOfAddress: 1 }, 'address'],
  ] as const) {
    const holder = stranger(limit);
    expect(await place({ holder })).toMatchObject({ outcome: 'held' });
    expect(await place({ holder })).toMatchObject({ outcome: 'too_many', of });
  }
  expect(await place({ people: 100 })).toEqual({ outcome: 'nothing' });
  expect((await stored())['evening overdue']).toMatch(/^held/);
});

test('A hold in place of another keeps when its cart began to hold and when it extended', async () => {
  const { pool } = testDb.database;
  const cartId = cartOf('morning active');
  const stateOfCart = async () => {
    const { rows } = await pool.query<{ since: Date; extended: Date; until: Date }>(
      `select first_held_at as since, extended_at as extended, expires_at as until
       from holds where cart_id = $1 and state = 'held'`,
      [cartId],
    );
    if (!rows[0]) throw new Error('The cart holds nothing.');
    return rows[0];
  };
  const minutesBetween = (from: Date, until: Date) => Math.round((until.getTime() - from.getTime()) / 60_000);
  /** Replaces a hold of a cart that began some minutes ago and ends in some minutes. */
  const replacedAfter = async (minutesHeld: number, minutesLeft: number) => {
    await pool.query(
      `update holds set first_held_at = now() - make_interval(mins => $2), extended_at = now() - interval '1 minute',
         expires_at = now() + make_interval(mins => $3) where cart_id = $1 and state = 'held'`,
      [cartId, minutesHeld, minutesLeft],
    );
    const before = await stateOfCart();
    const placed = await placeHold(testDb.database, wantedHold({ optionId: shared, cartId, people: 2 }));
    if (placed.outcome !== 'held') throw new Error(placed.outcome);
    const after = await stateOfCart();
    expect([after.since, after.extended]).toEqual([before.since, before.extended]);
    return { before, after, minutes: minutesBetween(placed.hold.now, placed.hold.expiresAt) };
  };
  expect((await replacedAfter(5, 5)).minutes).toBe(15);
  const { after: late } = await replacedAfter(20, 5);
  expect(minutesBetween(late.since, late.until)).toBe(LONGEST_HOLD_MINUTES);
  // A payment extended the hold beyond its longest time.
  expect((await replacedAfter(40, 30)).minutes).toBe(RETRY_MINUTES);
  const { before, after } = await replacedAfter(40, RETRY_MINUTES - 1);
  expect(after.until).toEqual(before.until);
});
