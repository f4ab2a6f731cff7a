import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openRoomCharges, refundsOfRooms, roomChargeAt, type SoldRoom } from './room-terms.ts';

const free = { until: '2037-05-12T17:00:00.000Z', chargeMinor: 0 };
const room: SoldRoom = {
  priceMinor: 65_600,
  discountMinor: 0,
  roomPriceMinor: 65_600,
  cancellation: [free, { until: null, chargeMinor: 16_400 }],
};
const at = (instant: string) => new Date(instant);
const before = at('2037-05-01T00:00:00Z');
const after = at('2037-05-13T00:00:00Z');

test.each([
  ['long before', before, 0, at(free.until)],
  ['at the deadline, to the second', at(free.until), 0, at(free.until)],
  ['a moment after it', at('2037-05-12T17:00:00.001Z'), 16_400, null],
])('Cancelling %s costs what its tier says', (_, now, chargeMinor, until) => {
  expect(roomChargeAt(room, now)).toEqual({ chargeMinor, until });
});

test('A charge is never more than the price of the room, and without terms it is the whole price', () => {
  expect(roomChargeAt({ ...room, roomPriceMinor: 9_000 }, after).chargeMinor).toBe(9_000);
  expect(roomChargeAt({ ...room, cancellation: [] }, before).chargeMinor).toBe(65_600);
});

test('A deadline that has passed is not stated any more', () => {
  expect(openRoomCharges(room.cancellation, before)).toHaveLength(2);
  expect(openRoomCharges(room.cancellation, after)).toEqual([{ until: null, chargeMinor: 16_400 }]);
});

test('Each room is refunded by its own terms, and what is due changes at the first deadline of them', () => {
  const never = { ...room, priceMinor: 120_000, roomPriceMinor: 120_000, cancellation: [] };
  const both = refundsOfRooms([room, never], { now: before, currency: 'EUR' });
  expect(both).toMatchObject({
    paid: { amount: 185_600 },
    refund: { amount: 65_600 },
    charge: { amount: 120_000 },
    until: at(free.until),
    refundPercent: 35,
  });
});

test('What a room costs to cancel is kept in full, also of a room at a discount', () => {
  const discounted = { ...room, discountMinor: 6_560 };
  expect(refundsOfRooms([discounted], { now: after, currency: 'EUR' })).toMatchObject({
    paid: { amount: 59_040 },
    refund: { amount: 42_640 },
    discount: { amount: 6_560 },
  });
});

test('A room that is paid at the hotel refunds nothing, and states what the hotel keeps', () => {
  const atHotel = { ...room, priceMinor: 0 };
  expect(refundsOfRooms([atHotel], { now: after, currency: 'EUR' })).toMatchObject({
    paid: { amount: 0 },
    refund: { amount: 0 },
    charge: { amount: 16_400 },
    refundPercent: 0,
  });
});

const minutes = (count: number) => new Date(before.getTime() + count * 60_000).toISOString();
const soldRooms = fc.array(
  fc
    .record({
      price: fc.integer({ min: 0, max: 500_000 }),
      discount: fc.integer({ min: 0, max: 100 }),
      deadlines: fc.uniqueArray(fc.integer({ min: 1, max: 1_000 }), { maxLength: 3 }),
      charges: fc.array(fc.integer({ min: 0, max: 600_000 }), { minLength: 4, maxLength: 4 }),
    })
    .map(({ price, discount, deadlines, charges }): SoldRoom => {
      const untils = [
        ...deadlines.toSorted((one, other) => one - other).map((count) => minutes(count)),
        null,
      ];
      return {
        priceMinor: price,
        discountMinor: Math.floor((price * discount) / 100),
        roomPriceMinor: price,
        cancellation: untils.map((until, index) => ({ until, chargeMinor: charges[index] ?? 0 })),
      };
    }),
  { minLength: 1, maxLength: 5 },
);

test('In any order of cancelling, what was charged is what is refunded and what is kept', () => {
  fc.assert(
    fc.property(
      soldRooms,
      fc.integer({ min: 0, max: 1_200 }),
      fc.func(fc.integer()),
      (rooms, minute, rank) => {
        const terms = { now: new Date(minutes(minute)), currency: 'EUR' } as const;
        const together = refundsOfRooms(rooms, terms);
        const shuffled = rooms.toSorted((one, other) => rank(one) - rank(other));
        const alone = shuffled.map((one) => refundsOfRooms([one], terms));
        const sumOf = (part: 'refund' | 'paid' | 'discount') =>
          alone.reduce((sum, one) => sum + one[part].amount, 0);
        expect([sumOf('refund'), sumOf('paid'), sumOf('discount')]).toEqual([
          together.refund.amount,
          together.paid.amount,
          together.discount.amount,
        ]);
        for (const [index, one] of alone.entries()) {
          const retained = one.paid.amount - one.refund.amount;
          expect(retained).toBe(Math.min(one.paid.amount, one.charge.amount));
          expect(one.discount.amount).toBeLessThanOrEqual(shuffled[index]?.discountMinor ?? 0);
        }
      },
    ),
  );
});

test('What is due for several rooms changes at the earliest of their deadlines', () => {
  const earlier = { ...free, until: '2037-05-10T17:00:00.000Z' };
  const other = { ...room, cancellation: [earlier, { until: null, chargeMinor: 16_400 }] };
  for (const rooms of [
    [room, other],
    [other, room],
  ])
    expect(refundsOfRooms(rooms, { now: before, currency: 'EUR' }).until).toEqual(at(earlier.until));
});

test('A deadline is stated until it has passed, to the second', () => {
  expect(openRoomCharges(room.cancellation, at(free.until))).toHaveLength(2);
});

test('A room without a refund has no deadline, and nothing of its discount is cancelled', () => {
  const never = { ...room, discountMinor: 6_560, cancellation: [] };
  expect(refundsOfRooms([never], { now: before, currency: 'EUR' })).toMatchObject({
    refund: { amount: 0 },
    discount: { amount: 0 },
    until: null,
  });
});
