import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedQuoteWith } from '../../../test-support/bookings/sold-booking.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { QUOTE_WITHOUT_TRAVELLERS, type StoredStay, storedQuoteSchema } from './quote.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

type Room = StoredStay['rooms'][number];
const id = 'aaaaaaaa-0000-4000-8000-000000000009';

const texts = { en: 'Twin', de: 'Zweibett', 'zh-Hans': '双床' };

const room = (differences: Partial<Room> = {}): Room => ({
  position: 0,
  roomTypeId: id,
  ratePlanId: id,
  names: texts,
  board: 'breakfast',
  adults: 1,
  childrenAges: [0],
  extraBeds: 0,
  cots: 0,
  nightsMinor: [9_700],
  totalMinor: 9_700,
  taxes: [
    {
      kind: 'city',
      collected: 'at-hotel',
      amountMinor: 200,
      currency: 'EUR',
      parts: [{ per: 'guest', count: 1, nights: 1, amountMinor: 200 }],
    },
  ],
  cancellation: [{ until: null, chargeMinor: 9_700 }],
  noShowMinor: 9_700,
  ...differences,
});

const stay = (rooms: Room[]): StoredStay => ({
  arrival: '2026-11-23',
  departure: '2026-11-24',
  checkInFrom: '15:00',
  checkOutUntil: '12:00',
  stars: 4,
  street: 'Quay 1',
  postalCode: '1',
  neighbourhood: texts,
  payment: 'prepaid',
  rooms,
  dueNowMinor: 9_700,
});

const isQuote = (differences: object) =>
  storedQuoteSchema.safeParse({ ...storedQuoteWith(), ...differences }).success;
const isRoom = (differences: object) => isQuote({ stay: stay([room(differences)]) });
const line = storedQuoteWith().lines[0];

test('A quote with the smallest numbers of everything can be read back as it was stored', () => {
  const quote = {
    ...storedQuoteWith({ durationMinutes: 1, startShiftMinutes: 1 }),
    lines: [{ ...line, count: 1, least: 1 }],
    stay: stay([room()]),
  };
  expect(storedQuoteSchema.parse(quote)).toEqual(quote);
});

test.each([
  ['a line of no ticket', { lines: [{ ...line, count: 0 }] }],
  ['a minimum of no ticket', { lines: [{ ...line, least: 0 }] }],
  ['half a cent', { totalMinor: 0.5 }],
  ['no duration', { durationMinutes: 0 }],
  ['a start that moves by nothing', { startShiftMinutes: 0 }],
  ['a stay without a room', { stay: stay([]) }],
])('A quote with %s is refused', (_, differences) => {
  expect(isQuote(differences)).toBe(false);
});

test.each([
  ['a position before the first', { position: -1 }],
  ['no adult', { adults: 0 }],
  ['a child that is not born', { childrenAges: [-1] }],
  ['fewer than no extra beds', { extraBeds: -1 }],
  ['fewer than no cots', { cots: -1 }],
  [
    'a tax for no guest',
    { taxes: [{ ...room().taxes[0], parts: [{ per: 'guest', count: 0, nights: 1, amountMinor: 1 }] }] },
  ],
  [
    'a tax for no night',
    { taxes: [{ ...room().taxes[0], parts: [{ per: 'guest', count: 1, nights: 0, amountMinor: 1 }] }] },
  ],
])('A room with %s is refused', (_, differences) => {
  expect(isRoom({})).toBe(true);
  expect(isRoom(differences)).toBe(false);
});

test('Without travellers a quote keeps neither their transfer, nor their ship, nor the ages of children', async () => {
  const quote = {
    ...storedQuoteWith({
      ride: { kind: 'hotel', direction: 'to-start', hotelName: 'Tejo', address: 'Quay 2' } as never,
    }),
    ship: { name: 'Aurora' },
    stay: stay([room({ childrenAges: [4, 9] }), room({ position: 1, childrenAges: [] })]),
  };
  const { rows } = await testDb.database.pool.query(
    `select ${QUOTE_WITHOUT_TRAVELLERS} as quote from (select $1::jsonb as quote) stored`,
    [JSON.stringify(quote)],
  );
  const { ship, ...rest } = quote;
  expect(ship).toBeDefined();
  expect(rows[0].quote).toEqual(
    JSON.parse(
      JSON.stringify({
        ...rest,
        ride: null,
        stay: stay([room({ childrenAges: [] }), room({ position: 1, childrenAges: [] })]),
      }),
    ),
  );
});
