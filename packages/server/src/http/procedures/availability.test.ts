import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { optionOf, takenDeparture } from '../../../test-support/availability/departures.ts';
import { smallCatalogue, trip1, trip2, trip3 } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { catalogueId } from '../../features/catalogue/import/catalogue-id.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

const now = new Date('2026-11-21T12:00:00Z');
const startApp = () => testApp({ database: testDb.database, clock: { now: () => now } });
const pathOf = (path: string) => `/api/tours/${trip1.code}/availability${path}`;

test('The days of a span show current availability, and the answer may not be cached', async () => {
  const { url, memory } = await startApp();
  const month = async () => {
    const answer = await fetch(url + pathOf('?from=2026-11-21&to=2026-11-30&currency=USD'));
    return { headers: answer.headers, body: (await answer.json()) as { availableDates: string[] } };
  };
  const before = await month();
  expect(before.body).toMatchObject({
    availableDates: ['2026-11-21', '2026-11-23', '2026-11-28', '2026-11-30'],
    requireBookingApproval: false,
    nextAvailableDate: '2026-11-21',
    today: '2026-11-21',
    currency: 'USD',
  });
  expect(before.headers.get('cache-control')).toBe('no-store');
  await takenDeparture(testDb.database, {
    option: optionOf('trip-1'),
    date: '2026-11-23',
    holds: [{ spots: 12, endsIn: 5 }],
  });
  expect((await month()).body.availableDates).toEqual(['2026-11-21', '2026-11-28', '2026-11-30']);
  expect(memory.size().entries).toBe(0);
});

test('A day lists its departures one by one', async () => {
  const { url } = await startApp();
  const answer = await fetch(url + pathOf('/2026-11-28?party=2'));
  expect(await answer.json()).toMatchObject({
    date: '2026-11-28',
    nextAvailableDate: null,
    components: [
      {
        componentKey: optionOf('trip-1'),
        departures: [{ time: '18:30', state: 'free', spots: 12, bookableUntil: '2026-11-28T17:30:00.000Z' }],
        tickets: [{ ticketType: 'adult', price: 48.5 }, { ticketType: 'child' }],
      },
    ],
  });
});

test('A departure says when to be there and when it ends, as its booking will', async () => {
  const { url } = await startApp();
  const answer = await fetch(url + pathOf('/2026-11-28'), { headers: { 'accept-language': 'de' } });
  const { facts } = (await answer.json()).components[0].departures[0];
  expect(facts.map(({ label, text }: { label: string; text: string }) => `${label}: ${text}`)).toEqual([
    'Beginn: 18:30 Uhr (Ortszeit Lissabon)',
    'Ankunft am Treffpunkt: 18:15 Uhr (Ortszeit Lissabon), 15 Minuten vor Beginn',
    'Ende: 20:30 Uhr (Ortszeit Lissabon), nach 2 Std.',
  ]);
});

test('A cart’s own hold is available to that cart and to no other', async () => {
  const cartId = '0c7d1f2e-7a55-4c8e-9f1b-6b1f5a2e9d10';
  await takenDeparture(testDb.database, {
    option: optionOf('trip-1'),
    date: '2026-12-05',
    holds: [{ spots: 9, endsIn: 5, cartId }],
  });
  const { url } = await startApp();
  const spots = async (query: string) => {
    const answer = await fetch(url + pathOf(`/2026-12-05${query}`));
    return (await answer.json()).components[0].departures[0].spots;
  };
  expect([await spots(''), await spots(`?cartId=${cartId}`)]).toEqual([3, 12]);
  const dates = async (query: string) => {
    const answer = await fetch(url + pathOf(`?from=2026-12-05&to=2026-12-05&party=10${query}`));
    return (await answer.json()).availableDates;
  };
  expect([await dates(''), await dates(`&cartId=${cartId}`)]).toEqual([[], ['2026-12-05']]);
});

test.each<[string, string, number, string | undefined]>([
  ['a span that ends before it begins', '?from=2026-12-01&to=2026-11-30', 400, 'to'],
  ['a span of 63 days', '?from=2026-12-01&to=2027-02-01', 400, 'to'],
  ['a span of 62 days', '?from=2026-12-01&to=2027-01-31', 200, undefined],
  ['no span', '', 400, 'from'],
  ['a day that does not exist', '?from=2027-02-29&to=2027-03-01', 400, 'from'],
  ['days a century ago', '?from=1926-12-01&to=1926-12-31', 400, 'from'],
  ['days a century ahead', '?from=2126-12-01&to=2126-12-31', 400, 'from'],
  ['the last day of the calendar', '?from=9999-12-31&to=9999-12-31', 400, 'from'],
  ['zero travellers', '?from=2026-12-01&to=2026-12-01&party=0', 400, 'party'],
  ['a hexadecimal number of travellers', '?from=2026-12-01&to=2026-12-01&party=0x2', 400, 'party'],
  ['an empty number of travellers', '?from=2026-12-01&to=2026-12-01&party=', 400, 'party'],
  ['a fraction of a traveller', '?from=2026-12-01&to=2026-12-01&party=1.5', 400, 'party'],
  ['too many travellers', '?from=2026-12-01&to=2026-12-01&party=1e9', 400, 'party'],
  ['an unsupported currency', '?from=2026-12-01&to=2026-12-01&currency=XAU', 400, 'currency'],
  ['an invalid cart id', '/2026-11-28?cartId=mine', 400, 'cartId'],
  ['one day a century ago', '/1926-12-01', 400, 'date'],
  ['one day a century ahead', '/2126-12-01', 400, 'date'],
  ['a word instead of a day', '/tomorrow', 400, 'date'],
  ['29 February of a common year', '/2027-02-29', 400, 'date'],
  ['a day without departures', '/2027-07-01', 200, undefined],
])('The availability call answers %s with its status', async (_, path, status, field) => {
  const { url } = await startApp();
  const answer = await fetch(url + pathOf(path));
  expect([answer.status, ((await answer.json()) as { field?: string }).field]).toEqual([status, field]);
});

test.each(['tours/zzzzzzzz', 'tours/00000000-0000-8000-8000-000000000000', `nonsense/${trip1.code}`])(
  '%s has no availability',
  async (product) => {
    const { url } = await startApp();
    for (const path of ['?from=2026-12-01&to=2026-12-01', '/2026-12-01'])
      expect((await fetch(`${url}/api/${product}/availability${path}`)).status).toBe(404);
  },
);

test('Details list the bookable days: a closed day is removed at once, a fully held day stays', async () => {
  const { url, memory } = await startApp();
  const first = async () => {
    const answer = await fetch(`${url}/api/tours/${trip3.code}`);
    const { availability } = (await answer.json()) as { availability: { availableDates: string[] } };
    return availability.availableDates[0];
  };
  expect(await first()).toBe('2026-11-23');
  expect(memory.size().entries).toBe(1);
  const option = catalogueId('option', 'kyoto', 'trip-3', 0);
  const id = await takenDeparture(testDb.database, {
    option,
    date: '2026-11-23',
    holds: [{ spots: 12, endsIn: 5 }],
  });
  expect([await first(), memory.size().entries]).toEqual(['2026-11-23', 1]);
  await testDb.database.pool.query('update departures set closed = true where id = $1', [id]);
  await expect.poll(first).toBe('2026-11-28');
});

test('Details are cached until the next day they list can no longer be booked', async () => {
  // It is Saturday noon in Lisbon. Booking for the evening closes at half past five.
  let at = now;
  const { url } = await testApp({ database: testDb.database, clock: { now: () => at } });
  const first = async () => {
    const answer = await fetch(`${url}/api/tours/${trip2.code}`);
    const { availability } = (await answer.json()) as { availability: { availableDates: string[] } };
    return availability.availableDates[0];
  };
  expect(await first()).toBe('2026-11-21');
  at = new Date('2026-11-21T17:29:59Z');
  expect(await first()).toBe('2026-11-21');
  at = new Date('2026-11-21T17:30:00Z');
  expect(await first()).toBe('2026-11-23');
});

test('Availability is found under any product type in the address, as details are', async () => {
  const { url } = await startApp();
  const answer = await fetch(`${url}/api/shows/${trip1.code}/availability/2026-11-28`);
  expect(answer.status).toBe(200);
});
