import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingDeps, heldQuote } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { countsOf, discountWith } from '../../../../test-support/discounts/discounts.ts';
import { quoteCatalogue, showId, showOption } from '../../../../test-support/quotes/quotes.ts';
import { showPaymentOptions } from './show-payment-options.ts';

let testDb: TestDatabase;
const locale = 'en';

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
afterAll(() => testDb.drop());

test('Payment methods depend on the currency and on whether the booking is on request', async () => {
  const { deps } = bookingDeps(testDb.database);
  const optionsOf = async (input: Parameters<typeof heldQuote>[1]) =>
    showPaymentOptions(deps, { cartId: (await heldQuote(testDb.database, input)).cartId, locale });
  const euros = await optionsOf({});
  expect(euros).toMatchObject({ currency: 'EUR', total: 97, isAuthorisedOnly: false, gateway: 'sandbox' });
  expect(euros?.methods).toContain('bancontact');
  const yen = await optionsOf({ currency: 'JPY', time: '18:30' as never });
  expect(yen).toMatchObject({ currency: 'JPY', total: 15_520, voucherValue: 0 });
  expect(yen?.methods).not.toContain('bancontact');
  const onRequest = await optionsOf({ product: showId, optionId: showOption, time: '18:30' as never });
  expect(onRequest).toMatchObject({ currency: 'EUR', isAuthorisedOnly: true });
  expect(onRequest?.methods).not.toContain('bancontact');
});

test('Alipay and WeChat Pay are offered while they can refund the trip, and neither for a later capture', async () => {
  const { deps } = bookingDeps(testDb.database);
  const held = await heldQuote(testDb.database, { party: { adult: 1 }, time: '18:30' as never });
  const wallets = async (cartId: string, now = deps.now()) => {
    const options = await showPaymentOptions({ ...deps, now: () => now }, { cartId, locale });
    return options?.methods.filter((method) => method === 'alipay' || method === 'wechat-pay');
  };
  expect(await wallets(held.cartId)).toEqual(['alipay', 'wechat-pay']);
  const daysBefore = (days: number) => new Date(Date.parse(held.startsAt) - days * 86_400_000);
  expect(await wallets(held.cartId, daysBefore(100))).toEqual(['wechat-pay']);
  expect(await wallets(held.cartId, daysBefore(200))).toEqual([]);
  const onRequest = await heldQuote(testDb.database, {
    product: showId,
    optionId: showOption,
    time: '18:30' as never,
  });
  expect(await wallets(onRequest.cartId)).toEqual([]);
});

test('Only methods with a payment provider are offered, and with a publishable key the browser uses Stripe', async () => {
  const { deps } = bookingDeps(testDb.database);
  const { cartId } = await heldQuote(testDb.database, { party: { adult: 1 } });
  const payments = {
    ...deps.payments,
    gatewayFor: (method: string) => (method === 'paypal' ? deps.payments.all[0] : undefined),
  };
  const options = await showPaymentOptions({ ...deps, payments, publishableKey: 'pk_1' }, { cartId, locale });
  expect(options).toMatchObject({ methods: ['paypal'], gateway: 'stripe', publishableKey: 'pk_1' });
});

test('A discount code changes the shown total and tax, and an unknown code changes nothing', async () => {
  const { deps } = bookingDeps(testDb.database);
  const { cartId, grandTotal } = await heldQuote(testDb.database, { party: { adult: 1 } });
  const voucherCode = await discountWith(testDb.database, { mostUses: 1 });
  const before = await showPaymentOptions(deps, { cartId, locale });
  expect(before).toMatchObject({ total: grandTotal, voucherValue: 0, taxPercent: 23 });
  expect(await showPaymentOptions(deps, { cartId, locale, voucherCode })).toMatchObject({
    total: 43.65,
    voucherValue: 4.85,
    tax: 8.16,
  });
  expect(await showPaymentOptions(deps, { cartId, locale, voucherCode: 'NOBODYS' })).toEqual(before);
  expect(await countsOf(testDb.database, voucherCode)).toMatchObject({ uses: 0 });
});

test('The supplier’s town is shown in the page’s language, else in English, else left out', async () => {
  const { deps } = bookingDeps(testDb.database);
  const { cartId } = await heldQuote(testDb.database, { party: { adult: 1 } });
  const traderIn = async (locale: 'en' | 'de' | 'zh-Hans') =>
    (await showPaymentOptions(deps, { cartId, locale }))?.trader;
  const trader = { name: 'Harbour Walks', street: 'Cais 1' };
  expect(await traderIn('en')).toEqual({ ...trader, city: 'lisbon' });
  expect(await traderIn('de')).toEqual({ ...trader, city: 'lisbon (de)' });
  expect(await traderIn('zh-Hans')).toEqual({ ...trader, city: 'lisbon (zh)' });
  await testDb.database.pool.query(`delete from location_texts where locale = 'de'`);
  expect(await traderIn('de')).toEqual({ ...trader, city: 'lisbon' });
  await testDb.database.pool.query('update organisations set location_id = null');
  expect(await traderIn('de')).toEqual({ ...trader, city: '' });
});

test('An unknown cart and a product that no longer exists have no payment options', async () => {
  const { deps } = bookingDeps(testDb.database);
  expect(await showPaymentOptions(deps, { cartId: randomUUID(), locale })).toBeUndefined();
  const { cartId } = await heldQuote(testDb.database, { party: { adult: 1 } });
  const withoutProduct = { ...deps, readProductRequirements: async () => undefined };
  expect(await showPaymentOptions(withoutProduct, { cartId, locale })).toBeUndefined();
});

test('The tax is that of the place: another one on Madeira than in Lisbon', async () => {
  const { deps } = bookingDeps(testDb.database);
  const { cartId } = await heldQuote(testDb.database, {
    product: showId,
    optionId: showOption,
    time: '18:30' as never,
  });
  await testDb.database.pool.query(
    `update holds set quote = jsonb_set(quote, '{timeZone}', '"Atlantic/Madeira"') where cart_id = $1`,
    [cartId],
  );
  expect(await showPaymentOptions(deps, { cartId, locale })).toMatchObject({ taxPercent: 22 });
});
