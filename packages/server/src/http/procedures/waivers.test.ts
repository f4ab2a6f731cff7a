import { randomUUID } from 'node:crypto';
import { waiverText } from '@ashore/core/waivers/waiver-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAppParts } from '../../../test-support/app/listening-app.ts';
import { testApp } from '../../../test-support/app/test-app.ts';
import { checkoutOf } from '../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { call, quote } from '../../../test-support/http/quote-calls.ts';
import { memoryPayments } from '../../../test-support/payment-providers/memory-payments.ts';
import { letExpire, now, quoteCatalogue, sailId, showId } from '../../../test-support/quotes/quotes.ts';
import { textOfPdf } from '../../../test-support/tickets/read-pdf.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  await testDb.database.pool.query(`update products set waiver = 'water' where id = $1`, [sailId]);
});

afterAll(() => testDb.drop());

const startWaiverShop = (payments?: TestAppParts['payments']) =>
  testApp({
    ...(payments && { payments }),
    database: testDb.database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
  });

async function holdTrip(url: string): Promise<string> {
  const { body } = await quote(url);
  return body.cartId;
}

const signRequest = (cartId: string, more: object = {}) => ({
  cartId,
  participantName: 'Mara Lind',
  productUuid: sailId,
  productName: 'Whatever the page called it',
  bookingDate: '2037-11-23',
  textVersion: waiverText('water', 'de').version,
  signature: { kind: 'typed', text: 'Mara Lind' },
  ...more,
});
const signWaiver = (url: string, cartId: string, more: object = {}) =>
  call(url, '/shopper/waiver', { method: 'POST', body: { data: signRequest(cartId, more) } });

test('A signer may name the trip by its public code', async () => {
  const { url } = await startWaiverShop();
  const { rows } = await testDb.database.pool.query('select code from products where id = $1', [sailId]);
  const cartId = await holdTrip(url);
  expect(await signWaiver(url, cartId, { productUuid: rows[0].code })).toMatchObject({ status: 200 });
  await call(url, `/quote/${cartId}`, { method: 'DELETE' });
});

test('A signer gets the address of the sealed waiver, which contains the signed text in their language', async () => {
  const { url } = await startWaiverShop();
  const { status, caching, body } = await signWaiver(url, await holdTrip(url));
  expect([status, caching]).toEqual([200, 'no-store']);
  expect(body).toMatchObject({ participantName: 'Mara Lind', status: 'signed', guardianName: null });
  const answer = await fetch(url + body.url);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const text = await textOfPdf(Buffer.from(await answer.arrayBuffer()));
  expect(text).toContain('Haftungserklärung für Aktivitäten auf dem Wasser');
  expect(text).toContain('Title of sail (de)');
  expect(text).not.toContain('Whatever the page called it');
  const unknown = await fetch(`${url}/papers/waiver/${'A'.repeat(43)}.pdf`);
  expect(unknown.status).toBe(404);
});

test('A cart shows the text that its travellers sign, in the reader’s language, and who has signed it', async () => {
  const { url } = await startWaiverShop();
  const cartId = await holdTrip(url);
  const show = async (language = 'en') => (await call(url, `/shopper/waivers/${cartId}`, { language })).body;
  const { locale: _, ...text } = waiverText('water', 'zh-Hans');
  expect(await show('zh-Hans')).toEqual({ text: { ...text, language: 'zh-Hans' }, waivers: [] });
  const signed = await signWaiver(url, cartId);
  expect((await show()).waivers).toEqual([signed.body]);
});

test('The answer for a cart without a waiver is empty, and an unknown cart is not found', async () => {
  const { url } = await startWaiverShop();
  const { body } = await quote(url, {}, undefined);
  await testDb.database.pool.query('update products set waiver = null where id = $1', [sailId]);
  expect((await call(url, `/shopper/waivers/${body.cartId}`)).body).toEqual({ text: null, waivers: [] });
  expect((await signWaiver(url, body.cartId)).body).toMatchObject({ status: 422 });
  await testDb.database.pool.query(`update products set waiver = 'water' where id = $1`, [sailId]);
  expect((await call(url, `/shopper/waivers/${randomUUID()}`)).status).toBe(404);
});

test('A waiver for another product or day than the cart’s is refused by its field', async () => {
  const { url } = await startWaiverShop();
  const cartId = await holdTrip(url);
  const refused = async (more: object) => {
    const { status, body } = await signWaiver(url, cartId, more);
    return [status, body.field];
  };
  expect(await refused({ productUuid: '0000000a' })).toEqual([409, 'productUuid']);
  expect(await refused({ productUuid: showId })).toEqual([409, 'productUuid']);
  expect(await refused({ bookingDate: '2037-11-24' })).toEqual([409, 'bookingDate']);
  expect(await refused({ textVersion: 'of-yesterday' })).toEqual([409, 'textVersion']);
  expect(await refused({ signature: { kind: 'typed', text: 'X' } })).toEqual([422, 'data.signature.text']);
});

test('A waiver cannot be signed after its hold has ended', async () => {
  const { url } = await startWaiverShop();
  const cartId = await holdTrip(url);
  await letExpire(testDb.database, cartId);
  expect((await signWaiver(url, cartId)).status).toBe(410);
  expect((await signWaiver(url, randomUUID())).status).toBe(404);
});

test('Travellers are booked only after all have signed, and the booking links their waivers', async () => {
  const payments = memoryPayments();
  const { url } = await startWaiverShop(payments.payments);
  const quoted = await quote(url, { tickets: [{ ticketType: 'adult', count: 2 }] });
  const participants = ['Mara Lind', 'Mara Lind'].map((participantName) => ({
    participantName,
    ticketType: 'adult',
    age: 34,
  }));
  const checkout = () =>
    call(url, '/shopper/checkout', {
      method: 'POST',
      body: checkoutOf(quoted.body, { cart: { participants } }),
    });
  const { cartId } = quoted.body;
  const missing = async () => {
    const { status, body } = await checkout();
    return [status, body.field];
  };
  expect(await missing()).toEqual([422, 'data.cart.participants.0.waiver']);
  await signWaiver(url, cartId);
  expect(await missing()).toEqual([422, 'data.cart.participants.1.waiver']);
  expect(payments.intents.size).toBe(0);
  const second = await signWaiver(url, cartId, { participantName: 'Mara Lind (2)' });
  await signWaiver(url, cartId, {
    participantName: 'Jo Who Stays',
    signature: { kind: 'typed', text: 'Jo Who Stays' },
  });
  const first = await signWaiver(url, cartId, { textVersion: waiverText('water', 'en').version });
  const named = () => call(url, `/shopper/waivers/${cartId}`);
  expect((await named()).body.waivers).toHaveLength(3);
  const booked = await checkout();
  expect(booked.status).toBe(200);
  const unknown = await call(url, `/shopper/waivers/${randomUUID()}`);
  expect(await named()).toEqual(unknown);
  expect(await call(url, `/shopper/waivers/${cartId}?accessKey=${'k'.repeat(43)}`)).toEqual(unknown);
  const buyers = await call(url, `/shopper/waivers/${cartId}?accessKey=${booked.body.booking.accessKey}`);
  expect(buyers.body.waivers).toHaveLength(3);
  expect(booked.body.booking.waivers).toEqual([first.body, second.body]);
});
