import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingDeps, emptyBookings, heldQuote } from '../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { discountWith } from '../../../test-support/discounts/discounts.ts';
import { stranger } from '../../../test-support/inventory/wanted-hold.ts';
import { quoteCatalogue, whenever } from '../../../test-support/quotes/quotes.ts';
import type { NewDiscount } from './manage-discounts.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

/** Begins to pay for two tickets from one network address, and returns the reason if the code is refused. */
async function beginPayment(voucherCode: string, address: Buffer): Promise<string | undefined> {
  const { pay } = bookingDeps(testDb.database);
  const holder = stranger({ address });
  const quote = await heldQuote(testDb.database, { optionId: whenever, time: null, holder });
  const charge = { amount: quote.grandTotal * 0.9, paymentMethodId: 'challenge' };
  return pay(quote, { charge, cart: { voucherCode } }).then(
    () => undefined,
    ({ reason }) => reason,
  );
}

test.each<[string, Partial<NewDiscount>]>([
  ['a number of uses', { mostUses: 50 }],
  ['a number of uses by each person', { mostOfPerson: 50 }],
  ['a budget', { budgets: { EUR: 100_000 } }],
])('A code that is limited to %s has at most three unpaid uses from one address', async (_, limit) => {
  const code = await discountWith(testDb.database, limit);
  const [address, other] = [Buffer.from('one address'), Buffer.from('another address')];
  const reasons = [];
  for (const _attempt of '1234') reasons.push(await beginPayment(code, address));
  expect(reasons).toEqual([undefined, undefined, undefined, 'under_way']);
  expect(await beginPayment(code, other)).toBeUndefined();
});

test('A code without any limit has any number of unpaid uses from one address', async () => {
  const code = await discountWith(testDb.database);
  for (const _attempt of '12345')
    expect(await beginPayment(code, Buffer.from('one address'))).toBeUndefined();
});
