import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestRooms, type RoomChoice } from './cheapest-rooms.ts';

const choice = (
  roomTypeId: string,
  totalMinor: number,
  payment: RoomChoice['payment'] = 'prepaid',
): RoomChoice => ({
  roomTypeId,
  totalMinor,
  payment,
});
const left = (counts: Readonly<Record<string, number>>) => (id: string) => counts[id] ?? 0;
const typesOf = (rooms: RoomChoice[] | undefined) => rooms?.map(({ roomTypeId }) => roomTypeId);

test('Two rooms of a type need two that are left', () => {
  const choices = [choice('twin', 100), choice('suite', 250)];
  expect(typesOf(cheapestRooms([choices, choices], left({ twin: 2, suite: 1 })))).toEqual(['twin', 'twin']);
  expect(typesOf(cheapestRooms([choices, choices], left({ twin: 1, suite: 1 })))).toEqual(['twin', 'suite']);
  expect(cheapestRooms([choices, choices], left({ twin: 1 }))).toBeUndefined();
});

test('The last cheap room goes to the party for which the other is dearest', () => {
  const family = [choice('twin', 100), choice('suite', 400)];
  const couple = [choice('twin', 100), choice('suite', 250)];
  expect(typesOf(cheapestRooms([couple, family], left({ twin: 1, suite: 1 })))).toEqual(['suite', 'twin']);
});

test('All rooms are paid in the same way', () => {
  const one = [choice('twin', 90, 'at-hotel'), choice('twin', 100)];
  const other = [choice('suite', 200)];
  expect(cheapestRooms([one, other], left({ twin: 1, suite: 1 }))).toEqual([
    choice('twin', 100),
    choice('suite', 200),
  ]);
  expect(cheapestRooms([one], left({ twin: 1 }))).toEqual([choice('twin', 90, 'at-hotel')]);
});

const types = ['a', 'b', 'c', 'd'];
const anyChoices = fc
  .array(
    fc.record({
      roomTypeId: fc.constantFrom(...types),
      totalMinor: fc.integer({ min: 1, max: 40 }),
      payment: fc.constantFrom('prepaid' as const, 'at-hotel' as const),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((choices) => choices.toSorted((one, other) => one.totalMinor - other.totalMinor));

/** The least total of all combinations, tried one by one. */
function leastOfAll(rooms: readonly RoomChoice[][], counts: Readonly<Record<string, number>>): number {
  let combinations: RoomChoice[][] = [[]];
  for (const choices of rooms)
    combinations = combinations.flatMap((before) => choices.map((next) => [...before, next]));
  const totals = combinations
    .filter((chosen) => new Set(chosen.map(({ payment }) => payment)).size === 1)
    .filter((chosen) =>
      types.every(
        (type) => chosen.filter(({ roomTypeId }) => roomTypeId === type).length <= (counts[type] ?? 0),
      ),
    )
    .map((chosen) => chosen.reduce((sum, { totalMinor }) => sum + totalMinor, 0));
  return Math.min(...totals, Number.POSITIVE_INFINITY);
}

test('No other combination of rooms that are left is cheaper', () => {
  const anyCounts = fc.record(Object.fromEntries(types.map((type) => [type, fc.nat(3)])));
  fc.assert(
    fc.property(fc.array(anyChoices, { minLength: 1, maxLength: 4 }), anyCounts, (rooms, counts) => {
      const chosen = cheapestRooms(rooms, left(counts));
      const total = chosen?.reduce((sum, { totalMinor }) => sum + totalMinor, 0) ?? Number.POSITIVE_INFINITY;
      expect(total).toBe(leastOfAll(rooms, counts));
    }),
  );
});
