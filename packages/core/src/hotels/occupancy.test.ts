import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangeBeds, type RoomCapacity } from './occupancy.ts';

const room: RoomCapacity = {
  maxAdults: 3,
  maxChildren: 2,
  maxOccupancy: 4,
  extraBeds: 1,
  cots: 1,
  includedAdults: 2,
  adultSupplementMinor: 4_000,
  singleReductionMinor: 1_000,
  childPrices: [
    { untilAge: 1, priceMinor: 500 },
    { untilAge: 5, priceMinor: 1_000 },
    { untilAge: 12, priceMinor: 2_000 },
  ],
  extraBedMinor: 3_000,
};
const ages = { childAge: 12, cotAge: 1 };
const roomOnly = { boardAdultMinor: 0, boardChildMinor: 0 };
const breakfast = { boardAdultMinor: 1_500, boardChildMinor: 800 };

const arranged = (adults: number, childrenAges: readonly number[], differences: Partial<RoomCapacity> = {}) =>
  arrangeBeds({ ...room, ...differences }, ages, { adults, childrenAges }, roomOnly);

test.each([
  ['two adults, as the price includes', 2, [], { extraBeds: 0, cots: 0, supplementMinor: 0 }],
  ['one adult, at the reduction for a single guest', 1, [], { supplementMinor: -1_000 }],
  ['an adult with a child pays no single price', 1, [7], { supplementMinor: 2_000 }],
  ['a third adult', 3, [], { extraBeds: 0, supplementMinor: 4_000 }],
  [
    'a third adult and a child, one of them in the extra bed',
    3,
    [7],
    { extraBeds: 1, supplementMinor: 9_000 },
  ],
  ['a child of the last age of a price', 2, [5], { payingChildren: 1, supplementMinor: 1_000 }],
  ['a child of the oldest age', 2, [12], { payingChildren: 1, supplementMinor: 2_000 }],
  [
    'a child above the oldest age, who pays as an adult',
    2,
    [13],
    { payingAdults: 3, supplementMinor: 4_000 },
  ],
  ['an infant in the cot', 2, [1], { cots: 1, payingChildren: 0, supplementMinor: 0 }],
  ['a single guest with an infant in the cot', 1, [0], { cots: 1, supplementMinor: -1_000 }],
  [
    'two infants, one in the cot and one in a bed',
    2,
    [0, 1],
    { cots: 1, payingChildren: 1, supplementMinor: 500 },
  ],
  ['a child just too old for the cot', 2, [2], { cots: 0, supplementMinor: 1_000 }],
] as const)('%s', (_, adults, childrenAges, expected) => {
  expect(arranged(adults, childrenAges)).toMatchObject(expected);
});

test.each([
  ['more adults than the room takes', 4, []],
  ['older children who count as adults', 2, [13, 17]],
  ['more children than the room takes', 1, [5, 6, 7]],
  ['more guests than the room takes', 3, [5, 6]],
  ['children without an adult', 0, [5]],
] as const)('A room is not offered for %s', (_, adults, childrenAges) => {
  expect(arranged(adults, childrenAges)).toBeUndefined();
});

test('Without a cot an infant takes a bed, and one bed too many is refused', () => {
  expect(arranged(2, [0], { cots: 0 })).toMatchObject({ cots: 0, payingChildren: 1, supplementMinor: 500 });
  expect(arranged(3, [0, 1], { cots: 0 })).toBeUndefined();
  expect(arranged(3, [0, 1], { cots: 1 })).toMatchObject({ cots: 1, extraBeds: 1 });
});

test('A cot that saves nothing is not put up', () => {
  expect(arranged(2, [0], { childPrices: [] })).toMatchObject({ cots: 0, supplementMinor: 0 });
});

test('Each guest outside a cot pays the board of adult or child', () => {
  expect(arrangeBeds(room, ages, { adults: 2, childrenAges: [0, 7, 13] }, breakfast)?.supplementMinor).toBe(
    4_000 + 2_000 + 3_000 + 3 * 1_500 + 800,
  );
});

const anyRoom = fc.record({
  maxAdults: fc.integer({ min: 1, max: 6 }),
  maxChildren: fc.integer({ min: 0, max: 4 }),
  maxOccupancy: fc.integer({ min: 1, max: 8 }),
  extraBeds: fc.integer({ min: 0, max: 2 }),
  cots: fc.integer({ min: 0, max: 2 }),
  includedAdults: fc.integer({ min: 1, max: 3 }),
  adultSupplementMinor: fc.integer({ min: 0, max: 9_000 }),
  singleReductionMinor: fc.integer({ min: 0, max: 3_000 }),
  childPrices: fc.constant(room.childPrices),
  extraBedMinor: fc.integer({ min: 0, max: 9_000 }),
});
const anyParty = fc.record({
  adults: fc.integer({ min: 1, max: 6 }),
  childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
});

test('The order of children changes nothing, and another cot never makes the room dearer or takes it away', () => {
  fc.assert(
    fc.property(anyRoom, anyParty, (capacity, party) => {
      const cheapest = arrangeBeds(capacity, ages, party, breakfast);
      const reversed = { ...party, childrenAges: party.childrenAges.toReversed() };
      expect(arrangeBeds(capacity, ages, reversed, breakfast)).toEqual(cheapest);
      const withCot = arrangeBeds({ ...capacity, cots: capacity.cots + 1 }, ages, party, breakfast);
      if (!cheapest) return;
      expect(Number.isSafeInteger(cheapest.supplementMinor)).toBe(true);
      expect(cheapest.payingAdults + cheapest.payingChildren + cheapest.cots).toBe(
        party.adults + party.childrenAges.length,
      );
      // A guest left alone by the cot may get the reduction for one.
      expect(withCot?.supplementMinor).toBeLessThanOrEqual(cheapest.supplementMinor);
    }),
  );
});
