import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedResource } from '../../../test-support/availability/departures.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { wantedHold } from '../../../test-support/inventory/wanted-hold.ts';
import { letExpire, quoteCatalogue, sailId, shared, whenever } from '../../../test-support/quotes/quotes.ts';
import { readAnyOffer } from '../catalogue/offers/read-offer.ts';
import { placeHold } from '../quotes/holds/place-hold.ts';
import { releaseHold } from '../quotes/holds/release-hold.ts';
import { sellHold } from '../quotes/holds/sell-hold.ts';
import { readInventory } from './read-inventory.ts';
import { listTakenSpots } from './read-taken-spots.ts';

let testDb: TestDatabase;
let boatId = '';

const date = localDate('2037-11-23');
const morning = localTime('10:00');
const instantAt = (time: string) => new Date(`2037-11-23T${time}:00Z`);
const trip = { from: instantAt('10:00'), to: instantAt('11:30') };

/** Cart and end of the active hold of each departure. */
const activeHold = {
  morning: { cartId: '', expiresAt: new Date(0) },
  evening: { cartId: '', expiresAt: new Date(0) },
};

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  boatId = await sharedResource(testDb.database, { capacity: 20, options: [shared, whenever] });
  // One spot active, one overdue, one released, and two sold: by now all holds would still be active.
  for (const [name, time, span] of [
    ['morning', morning, trip],
    ['evening', localTime('18:30'), { from: instantAt('18:30'), to: instantAt('20:00') }],
  ] as const)
    for (const [state, people] of Object.entries({ active: 1, overdue: 1, released: 1, sold: 2 })) {
      const wanted = wantedHold({
        ...{ optionId: shared, date, time, people, ...span },
        resources: [{ id: boatId, per: 'spot', units: 1 }],
      });
      const placed = await placeHold(testDb.database, wanted);
      if (placed.outcome !== 'held') throw new Error(placed.outcome);
      if (state === 'active') activeHold[name] = placed.hold;
      if (state === 'sold') await sellHold(testDb.database.pool, wanted.cartId);
      if (state === 'released') await releaseHold(testDb.database, wanted.cartId);
      if (state === 'overdue') await letExpire(testDb.database, wanted.cartId);
    }
});
afterAll(() => testDb.drop());

const listTaken = (differences: Partial<Parameters<typeof listTakenSpots>[1]> = {}) =>
  listTakenSpots(testDb.database, { options: [shared], from: date, to: date, ...differences });
const inMorning = async (differences = {}) =>
  (await listTaken(differences)).find(({ time }) => time === morning);

test('Of the holds of a departure only active and sold ones are taken, each once', async () => {
  expect(await inMorning()).toMatchObject({
    ...{ option: shared, date, time: morning, capacity: 6, held: 1, sold: 2, closed: false },
    nextReleaseAt: activeHold.morning.expiresAt,
  });
  expect(await listTaken()).toHaveLength(2);
});

test('The hold of the cart that asks is not taken from it, and holds of other carts are', async () => {
  const { cartId } = activeHold.morning;
  expect(await inMorning({ cartId })).toMatchObject({ held: 0, sold: 2, nextReleaseAt: undefined });
  expect(await inMorning({ cartId: activeHold.evening.cartId })).toMatchObject({ held: 1, sold: 2 });
});

test('Departures of other options and other days are not read', async () => {
  expect(await listTaken({ options: [whenever] })).toEqual([]);
  for (const other of ['2037-11-22', '2037-11-24'])
    expect(await listTaken({ from: localDate(other), to: localDate(other) })).toEqual([]);
  expect(await listTaken({ from: localDate('2037-11-22'), to: localDate('2037-11-24') })).toHaveLength(2);
});

test('A resource is used by active and sold holds during their trip, and by the cart’s own hold only for others', async () => {
  const offer = await readAnyOffer(testDb.database, sailId);
  if (!offer) throw new Error('The product is unknown.');
  const resources = offer.options.find(({ id }) => id === whenever)?.resources ?? [];
  const leftFor = async (span: { from: Date; to: Date }, cartId?: string) => {
    const inventory = await readInventory(testDb.database, [offer], { from: date, to: date, cartId });
    return inventory.shared(resources, span);
  };
  expect(await leftFor(trip)).toEqual({
    spots: 17,
    spotsIfReleased: 18,
    nextReleaseAt: activeHold.morning.expiresAt,
  });
  expect(await leftFor(trip, activeHold.morning.cartId)).toMatchObject({ spots: 18, spotsIfReleased: 18 });
  expect(await leftFor(trip, activeHold.evening.cartId)).toMatchObject({ spots: 17 });
  // A trip that begins when another ends shares nothing with it.
  for (const span of [
    { from: instantAt('08:00'), to: trip.from },
    { from: trip.to, to: instantAt('18:30') },
  ])
    expect(await leftFor(span)).toMatchObject({ spots: 20, spotsIfReleased: 20 });
  expect(await leftFor({ from: instantAt('11:29'), to: instantAt('12:00') })).toMatchObject({ spots: 17 });
});

test('A trip of several days is limited by resources that are used on any of its days', async () => {
  const offer = await readAnyOffer(testDb.database, sailId);
  if (!offer) throw new Error('The product is unknown.');
  const options = offer.options.map((option) => ({ ...option, durationMinutes: 8 * 24 * 60 }));
  const first = localDate('2037-11-18');
  const inventory = await readInventory(testDb.database, [{ options }], { from: first, to: first });
  const [option] = options.filter(({ id }) => id === whenever);
  const span = { from: new Date('2037-11-18T10:00:00Z'), to: new Date('2037-11-26T10:00:00Z') };
  expect(inventory.shared(option?.resources ?? [], span)).toMatchObject({ spots: 17 });
});

test('A departure that needs several resources has the spots of the scarcest, and its next release', async () => {
  const use = { from: trip.from, to: trip.to };
  const rows = [
    { ...use, resource: 'boat', units: 3, heldUntil: null },
    { ...use, resource: 'boat', units: 5, heldUntil: instantAt('09:30') },
    { ...use, resource: 'guide', units: 1, heldUntil: instantAt('09:10') },
  ];
  const pool = {
    query: async ({ name }: { name?: string }) => ({ rows: name === 'uses-of-resources' ? rows : [] }),
  };
  const resources = [
    { id: 'boat', capacity: 10, per: 'spot', units: 1 },
    { id: 'guide', capacity: 6, per: 'spot', units: 1 },
  ] as const;
  const offers = [{ options: [{ id: shared, durationMinutes: 90, resources }] }];
  const database = { pool } as unknown as Parameters<typeof readInventory>[0];
  const inventory = await readInventory(database, offers as never, { from: date, to: date });
  for (const needed of [resources, resources.toReversed()])
    expect(inventory.shared(needed, trip)).toEqual({
      spots: 2,
      spotsIfReleased: 6,
      nextReleaseAt: instantAt('09:30'),
    });
});
