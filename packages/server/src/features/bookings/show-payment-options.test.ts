import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { countsOf, discountWith } from '../discounts/discounts-for-tests.ts';
import { loadQuoteWorld, showId, showOption } from '../quotes/quotes-for-tests.ts';
import { deskFor, heldQuote } from './desk-for-tests.ts';
import { showPaymentOptions } from './show-payment-options.ts';

let place: TestDatabase;
const locale = 'en';

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
afterAll(() => place.drop());

test('How a cart may be paid depends on its money and on whether its supplier is asked.', async () => {
  const { desk } = deskFor(place.database);
  const optionsOf = async (asked: Parameters<typeof heldQuote>[1]) =>
    showPaymentOptions(desk, { cartId: (await heldQuote(place.database, asked)).cartId, locale });
  const euros = await optionsOf({});
  expect(euros).toMatchObject({ currency: 'EUR', total: 97, isHeldOnly: false, gateway: 'sandbox' });
  expect(euros?.methods).toContain('bancontact');
  const yen = await optionsOf({ currency: 'JPY', time: '18:30' as never });
  expect(yen).toMatchObject({ currency: 'JPY', total: 15_520, voucherValue: 0 });
  expect(yen?.methods).not.toContain('bancontact');
  const asked = await optionsOf({ product: showId, optionId: showOption, time: '18:30' as never });
  expect(asked).toMatchObject({ currency: 'EUR', isHeldOnly: true });
  expect(asked?.methods).not.toContain('bancontact');
});

test('What nobody can take is not offered, and the browser is given the key of the provider that does.', async () => {
  const { desk } = deskFor(place.database);
  const { cartId } = await heldQuote(place.database, { party: { adult: 1 } });
  const payments = {
    ...desk.payments,
    gatewayFor: (method: string) => (method === 'paypal' ? desk.payments.all[0] : undefined),
  };
  const options = await showPaymentOptions({ ...desk, payments, publishableKey: 'pk_1' }, { cartId, locale });
  expect(options).toMatchObject({ methods: ['paypal'], gateway: 'stripe', publishableKey: 'pk_1' });
});

test('Of a code the sum is told that would be left, and its tax; one that takes nothing off changes nothing.', async () => {
  const { desk } = deskFor(place.database);
  const { cartId, grandTotal } = await heldQuote(place.database, { party: { adult: 1 } });
  const voucherCode = await discountWith(place.database, { mostUses: 1 });
  const before = await showPaymentOptions(desk, { cartId, locale });
  expect(before).toMatchObject({ total: grandTotal, voucherValue: 0, taxPercent: 23 });
  expect(await showPaymentOptions(desk, { cartId, locale, voucherCode })).toMatchObject({
    total: 43.65,
    voucherValue: 4.85,
    tax: 8.16,
  });
  expect(await showPaymentOptions(desk, { cartId, locale, voucherCode: 'NOBODYS' })).toEqual(before);
  expect(await countsOf(place.database, voucherCode)).toMatchObject({ uses: 0 });
});

test('The town of the trader stands in the language of the page, else in English, else nowhere.', async () => {
  const { desk } = deskFor(place.database);
  const { cartId } = await heldQuote(place.database, { party: { adult: 1 } });
  const traderIn = async (locale: 'en' | 'de' | 'zh-Hans') =>
    (await showPaymentOptions(desk, { cartId, locale }))?.trader;
  const trader = { name: 'Harbour Walks', street: 'Cais 1' };
  expect(await traderIn('en')).toEqual({ ...trader, city: 'lisbon' });
  expect(await traderIn('de')).toEqual({ ...trader, city: 'lisbon (de)' });
  expect(await traderIn('zh-Hans')).toEqual({ ...trader, city: 'lisbon (zh)' });
  await place.database.pool.query(`delete from location_texts where locale = 'de'`);
  expect(await traderIn('de')).toEqual({ ...trader, city: 'lisbon' });
  await place.database.pool.query('update organisations set location_id = null');
  expect(await traderIn('de')).toEqual({ ...trader, city: '' });
});

test('Of a cart that never held anything, or of what the house does not sell any more, nothing is told.', async () => {
  const { desk } = deskFor(place.database);
  expect(await showPaymentOptions(desk, { cartId: randomUUID(), locale })).toBeUndefined();
  const { cartId } = await heldQuote(place.database, { party: { adult: 1 } });
  const sells = { ...desk, soldProduct: async () => undefined };
  expect(await showPaymentOptions(sells, { cartId, locale })).toBeUndefined();
});
