import { randomUUID } from 'node:crypto';
import { Failure } from '@ashore/core/errors/failure.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestFor, storedQuoteWith } from '../../../../test-support/bookings/sold-booking.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { bookingRow, countsOf, discountWith } from '../../../../test-support/discounts/discounts.ts';
import { transaction } from '../../../database/transaction.ts';
import { type Booking, readBooking } from '../booking.ts';
import { discountBooking } from './book-cart.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

const query = async (text: string, values: unknown[] = []) =>
  (await testDb.database.pool.query(text, values)).rows;

/** Creates a booking in euros with tickets at these prices. */
async function written(prices: readonly number[]) {
  const id = await bookingRow(testDb.database);
  const gross = prices.reduce((sum, price) => sum + price, 0);
  await query('update bookings set gross_minor = $2, total_minor = $2 where id = $1', [id, gross]);
  const tickets = prices.map((price_minor, position) => {
    const code = randomUUID().slice(0, 16);
    return { position, band: 'adult', participant_name: `${position}`, price_minor, code } as const;
  });
  for (const { position, band, participant_name, price_minor, code } of tickets)
    await query('insert into booking_tickets values ($1, $2, $3, $4, $5, 0, $6)', [
      id,
      position,
      band,
      participant_name,
      price_minor,
      code,
    ]);
  return { booking: (await readBooking(testDb.database.pool, id)) as Booking, tickets };
}

type WrittenBooking = Awaited<ReturnType<typeof written>>;

const discounted = (booked: WrittenBooking, voucherCode: string | null) =>
  transaction(testDb.database, ({ client }) => {
    const { cart } = requestFor(storedQuoteWith(), { cart: { voucherCode } });
    return discountBooking(client, { ...booked, cart });
  });

const partsOf = async ({ booking }: WrittenBooking) =>
  (
    await query(
      'select discount_minor::int as off, price_minor::int as price from booking_tickets where booking_id = $1 order by position',
      [booking.id],
    )
  ).map(({ off }) => off);

test('Without a discount code a booking keeps its price, and nothing is written', async () => {
  const booked = await written([5_000, 4_700]);
  expect(await discounted(booked, null)).toBe(booked.booking);
  expect(await partsOf(booked)).toEqual([0, 0]);
});

test('A discount code is redeemed for the booking, and the returned booking equals the stored one', async () => {
  const code = await discountWith(testDb.database);
  const booked = await written([5_000, 4_700]);
  const booking = await discounted(booked, code);
  expect(booking).toMatchObject({ grossMinor: 9_700, discountMinor: 970, totalMinor: 8_730 });
  const read = await readBooking(testDb.database.pool, booking.id);
  expect({ ...read, now: booking.now }).toEqual(booking);
  expect(await partsOf(booked)).toEqual([500, 470]);
  expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 1, taken: 1 });
});

test('Each ticket is discounted in proportion to its price; the shares add up and never exceed a price', async () => {
  const code = await discountWith(testDb.database, { terms: { percent: 33, amounts: null } });
  const prices = fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(prices, async (some) => {
      const prices = [...some, 100];
      const booked = await written(prices);
      const { discountMinor, grossMinor } = await discounted(booked, code);
      const parts = await partsOf(booked);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(discountMinor);
      for (const [index, part] of parts.entries()) {
        const fair = ((prices[index] ?? 0) * discountMinor) / grossMinor;
        expect(Math.abs(part - fair)).toBeLessThan(1);
        expect(part).toBeLessThanOrEqual(prices[index] ?? 0);
      }
    }),
    { numRuns: 20 },
  );
});

test('An unknown or ineffective discount code is refused with its reason, because the traveller expects a lower price', async () => {
  const code = await discountWith(testDb.database, { terms: { percent: null, amounts: { EUR: 9_700 } } });
  const booked = await written([5_000, 4_700]);
  for (const [typed, reason] of [
    ['NOBODYS', 'unknown'],
    [code, 'sum_too_small'],
  ] as const) {
    const failed = await discounted(booked, typed).catch((error) => error);
    expect(failed).toBeInstanceOf(Failure);
    expect(failed).toMatchObject({ code: 'conflict', field: 'voucherCode', reason });
  }
  expect(await partsOf(booked)).toEqual([0, 0]);
});
