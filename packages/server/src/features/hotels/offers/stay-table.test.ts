import { cheapestRooms } from '@ashore/core/hotels/cheapest-rooms.ts';
import { addDays, localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OfferedHotel, OfferedRate, OfferedRoomType } from './hotel.queries.ts';
import { clockOf, priceRates } from './price-rooms.ts';
import { type AllowsRate, createStayPricer } from './priced-places.ts';
import { createStayTable, NO_SUPPLEMENT, type StayTable } from './stay-table.ts';

const now = new Date('2036-12-20T12:00:00Z');
const firstNight = localDate('2036-12-19');

const price = fc.constantFrom(0, 16_400, 16_401, 27_000);
const roomTypes = fc.array(
  fc.record({
    maxAdults: fc.integer({ min: 1, max: 3 }),
    maxOccupancy: fc.integer({ min: 1, max: 4 }),
    capacity: fc.nat(3),
    pricesMinor: fc.oneof(
      fc.array(fc.constantFrom(16_400, 16_401), { minLength: 12, maxLength: 12 }),
      fc.array(price, { maxLength: 12 }),
    ),
    isFirstLater: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
);
const rates = fc.array(
  fc.record({
    payment: fc.constantFrom('prepaid' as const, 'at-hotel' as const),
    priceShare: fc.constantFrom(9_000, 10_000),
    stayFeeMinor: fc.constantFrom(0, 999),
    rule: fc.constantFrom(
      {},
      {},
      { minNights: 3 },
      { maxNights: 2 },
      { markets: ['DE'] },
      { closedToArrival: [1, 6] },
    ),
    isOfFirstType: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
);
const hotels = fc.array(fc.record({ roomTypes, rates }), { minLength: 1, maxLength: 4 });
const rooms = fc.array(
  fc.record({
    party: fc.record({
      adults: fc.integer({ min: 1, max: 4 }),
      childrenAges: fc.array(fc.constantFrom(0, 7, 15), { maxLength: 2 }),
    }),
    residence: fc.constantFrom('DE', 'GB'),
    board: fc.constant(undefined),
  }),
  { minLength: 1, maxLength: 3 },
);

type DrawnHotels = typeof hotels extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function offered(drawn: DrawnHotels): OfferedHotel[] {
  const read = drawn.map((hotel, number) => {
    const idOf = (type: number) => `hotel ${number} type ${type}`;
    return {
      timeZone: 'Europe/Lisbon',
      sellsUntil: localTime('18:00'),
      childAge: 12,
      cotAge: 1,
      taxes: [],
      roomTypes: hotel.roomTypes.map(
        ({ isFirstLater, pricesMinor, ...roomType }, type): Partial<OfferedRoomType> => ({
          ...roomType,
          ...{ id: idOf(type), maxChildren: 2, extraBeds: 0, cots: 1, includedAdults: 2, childPrices: [] },
          ...{ adultSupplementMinor: 4_000, singleReductionMinor: 500, extraBedMinor: 0 },
          firstNight: isFirstLater ? addDays(firstNight, 3) : firstNight,
          pricesMinor: Int32Array.from(pricesMinor),
        }),
      ),
      rates: hotel.rates.map(
        ({ rule, isOfFirstType, ...rate }, index): Partial<OfferedRate> => ({
          ...rate,
          ...{ id: `rate ${index}`, boardAdultMinor: 0, boardChildMinor: 0, releaseDays: 0, days: new Map() },
          ...{ minNights: 1, maxNights: 30, closedToArrival: [], closedToDeparture: [], markets: null },
          ...rule,
          roomTypeIds: isOfFirstType ? [idOf(0)] : null,
        }),
      ),
    } as unknown as Omit<OfferedHotel, 'table' | 'row'>;
  });
  const table = createStayTable(read);
  return read.map((hotel, row) => ({ ...hotel, table, row }));
}

const inTable = ({ capacities }: StayTable) => capacities;

test('Columns say of every hotel what the prices of its page say', () => {
  fc.assert(
    fc.property(hotels, rooms, fc.nat(8), fc.integer({ min: 1, max: 4 }), (drawn, wanted, from, nights) => {
      const arrival = addDays(firstNight, 1 + from);
      const stay = { arrival, departure: addDays(arrival, nights) };
      const pricer = createStayPricer({ stay, rooms: wanted, now, left: { inTable } });
      for (const hotel of offered(drawn)) {
        const clock = clockOf(hotel, now);
        const onPage = wanted.map((request) => priceRates(hotel, stay, request, clock));
        const isAmple = (payment: OfferedRate['payment']) =>
          onPage.every((ofRoom) =>
            ofRoom.some(
              ({ roomType, rate }) => rate.payment === payment && roomType.capacity >= wanted.length,
            ),
          );
        expect(pricer.hasAmpleRooms(hotel)).toBe(isAmple('prepaid') || isAmple('at-hotel'));
        expect(pricer.hasAmpleRooms(hotel, 'at-hotel')).toBe(isAmple('at-hotel'));
        const named = (type: OfferedRoomType, rate: OfferedRate, minor: number) =>
          `${type.id} ${rate.id} ${minor}`;
        expect(
          pricer
            .choicesOf(hotel)
            .map((ofRoom) => ofRoom.map((one) => named(one.roomType, one.rate, one.totalMinor)).sort()),
        ).toEqual(
          onPage.map((ofRoom) =>
            ofRoom.map((one) => named(one.roomType, one.rate, one.price.totalMinor)).sort(),
          ),
        );
      }
    }),
    { numRuns: 500 },
  );
});

test('The cheapest rooms are those that a comparison of all choices finds, also where some types or rates are out', () => {
  fc.assert(
    fc.property(
      hotels,
      rooms,
      fc.nat(8),
      fc.integer({ min: 1, max: 4 }),
      fc.option(fc.integer({ min: 0, max: 11 })),
      (drawn, wanted, from, nights, excluded) => {
        const arrival = addDays(firstNight, 1 + from);
        const stay = { arrival, departure: addDays(arrival, nights) };
        const pricer = createStayPricer({ stay, rooms: wanted, now, left: { inTable } });
        const allows: AllowsRate | undefined =
          excluded === null
            ? undefined
            : (hotel, rate, room) => (hotel.rates.indexOf(rate) + room) % 3 !== excluded % 3;
        for (const hotel of offered(drawn)) {
          const capacities = new Map(hotel.roomTypes.map(({ id, capacity }) => [id, capacity]));
          const allowed = pricer
            .choicesOf(hotel)
            .map((ofRoom, room) =>
              ofRoom.filter(({ rate, roomType }) => !allows || allows(hotel, rate, room, roomType)),
            );
          const rules = { leftOf: pricer.leftOf, allows };
          expect(pricer.cheapestOf(hotel, rules)).toEqual(
            cheapestRooms(allowed, (id) => capacities.get(id) ?? 0),
          );
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

test('A table keeps the parties that were asked last, and computes a party that is asked again once', () => {
  const [hotel] = offered([
    {
      roomTypes: [{ maxAdults: 2, maxOccupancy: 2, capacity: 1, pricesMinor: [16_400], isFirstLater: false }],
      rates: [{ payment: 'prepaid', priceShare: 10_000, stayFeeMinor: 0, rule: {}, isOfFirstType: false }],
    },
  ]);
  const table = hotel?.table;
  const sleep = (adults: number, ...childrenAges: number[]) => table?.sleep({ adults, childrenAges });
  expect([...(sleep(2)?.supplementsMinor ?? []), ...(sleep(3)?.supplementsMinor ?? [])]).toEqual([
    0,
    NO_SUPPLEMENT,
  ]);
  const couple = sleep(2);
  expect(sleep(2)).toBe(couple);
  const family = sleep(2, 7);
  for (let age = 0; age < 18; age++) sleep(1, age);
  expect(sleep(2)).toBe(couple);
  for (let age = 0; age < 10; age++) sleep(1, age, age);
  expect(sleep(2)).toBe(couple);
  expect(sleep(2, 7)).not.toBe(family);
});
