import { expect, test } from 'vitest';
import { testRate, testRoomType } from '../../../../test-support/hotels.ts';
import {
  cheapestChoice,
  chooseRate,
  chosenOffers,
  isSoldOut,
  keptChoice,
  type RateFilter,
  rateKey,
  type WantedRoom,
} from './room-choice.ts';

const atHotel = (total: number) => testRate(total, { payment: 'at-hotel' });

const wanted = (...rooms: WantedRoom['roomTypes'][]): WantedRoom[] =>
  rooms.map((roomTypes, index) => ({ roomNumber: index + 1, roomTypes }));

const totals = (rooms: WantedRoom[], choice: ReturnType<typeof cheapestChoice>) =>
  chosenOffers(rooms, choice).map((offer) => offer?.rate.total);

test('The cheapest rates are chosen first', () => {
  const types = [
    testRoomType(1, [testRate(300), testRate(280, { rateBasis: 0 })]),
    testRoomType(2, [testRate(200)]),
  ];
  const rooms = wanted(types, types);
  expect(totals(rooms, cheapestChoice(rooms))).toEqual([200, 200]);
});

test('The last room of a type is taken once, and the next wanted room gets another type', () => {
  const types = [testRoomType(1, [testRate(100)], { left: 1 }), testRoomType(2, [testRate(200)])];
  const rooms = wanted(types, types);
  expect(totals(rooms, cheapestChoice(rooms))).toEqual([100, 200]);
});

test('All rooms are paid in the same way, in the one that is cheaper together', () => {
  const rooms = wanted(
    [testRoomType(1, [testRate(100), atHotel(150)])],
    [testRoomType(2, [testRate(300), atHotel(160)])],
  );
  expect(totals(rooms, cheapestChoice(rooms))).toEqual([150, 160]);
});

test('A rate with another payment changes the other rooms to that payment, of the same type if it has one', () => {
  const types = [
    testRoomType(1, [testRate(100), atHotel(150)]),
    testRoomType(2, [testRate(120), atHotel(130)]),
  ];
  const rooms = wanted(types, types);
  const [first] = types;
  const rate = first?.rates[1];
  if (!first || !rate) throw new Error('no rate');
  const choice = chooseRate(rooms, cheapestChoice(rooms), { index: 0, key: rateKey(first, rate) });
  expect(totals(rooms, choice)).toEqual([150, 150]);
});

test('A choice stays when prices are loaded again, also with new offers; a rate that is gone is replaced', () => {
  const before = wanted([testRoomType(1, [testRate(100)]), testRoomType(2, [testRate(200)])]);
  const [type] = before[0]?.roomTypes.slice(1) ?? [];
  const choice = type?.rates[0] ? [rateKey(type, type.rates[0])] : [];
  const after = wanted([
    testRoomType(1, [testRate(100)]),
    testRoomType(2, [testRate(210, { offerId: 'new' })]),
  ]);
  expect(totals(after, keptChoice(after, choice))).toEqual([210]);
  const without = wanted([testRoomType(1, [testRate(100)])]);
  expect(totals(without, keptChoice(without, choice))).toEqual([100]);
});

test('Each rate of a room type has a key of its own', () => {
  const alike = [testRate(100), testRate(110), testRate(90, { cancellation: [{ until: null, charge: 90 }] })];
  const roomType = testRoomType(1, [...alike, testRate(95, { cancellation: [{ until: null, charge: 20 }] })]);
  expect(new Set(roomType.rates.map((rate) => rateKey(roomType, rate))).size).toBe(4);
});

test('A stay is sold out if one of its rooms is not available', () => {
  expect(isSoldOut(wanted([testRoomType(1, [testRate(100)])], []))).toBe(true);
  expect(isSoldOut(wanted([testRoomType(1, [testRate(100)])]))).toBe(false);
});

test('Rates that the list was filtered by are chosen first; without one for each room, the cheapest', () => {
  const free = (total: number) =>
    testRate(total, { cancellation: [{ until: '2037-05-12T18:00:00+01:00', charge: 0 }] });
  const strict = (total: number) => testRate(total, { cancellation: [{ until: null, charge: total }] });
  const rooms = wanted([testRoomType(1, [strict(100), free(120), testRate(90, { rateBasis: 0 })])]);
  const totalsWith = (rateFilter: Partial<RateFilter>) =>
    totals(
      rooms,
      cheapestChoice(rooms, { boards: [], freeCancellation: false, payAtHotel: false, ...rateFilter }),
    );
  expect(totalsWith({ boards: ['breakfast'], freeCancellation: true })).toEqual([120]);
  expect(totalsWith({ boards: ['breakfast'] })).toEqual([100]);
  expect(totalsWith({ boards: ['half-board'], freeCancellation: true })).toEqual([90]);
  const beds = wanted([
    { ...testRoomType(1, [testRate(100)]), beds: [{ bed: 'king', count: 1 }] },
    { ...testRoomType(2, [testRate(110)]), beds: [{ bed: 'single', count: 2 }] },
  ]);
  const twin = { boards: [], bed: 'twin', freeCancellation: false, payAtHotel: false } as const;
  expect(totals(beds, cheapestChoice(beds, twin))).toEqual([110]);
  const later = wanted([testRoomType(1, [testRate(100), atHotel(150)])]);
  const payAtHotel = { boards: [], freeCancellation: false, payAtHotel: true };
  expect(totals(later, cheapestChoice(later, payAtHotel))).toEqual([150]);
});
