import { expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import type { IntentRow } from '../../gateways/payments/sandbox/intent.ts';
import { decisionPage } from './decision-page.ts';
import { findPayment, paymentViewOf } from './payment-view.ts';
import { sandboxTexts } from './texts.ts';

const rowOf = (differences: Partial<IntentRow> = {}): IntentRow => ({
  id: 'pi_1',
  attempt_id: 'attempt',
  request_hash: '',
  booking_id: 'booking',
  method: 'alipay',
  amount: 8_730,
  currency: 'EUR',
  is_capture_later: false,
  state: 'requires_action',
  captured: 0,
  capture_before: null,
  refusal: null,
  secret: 'secret',
  card_token: null,
  return_url: 'https://www.example.org/return?step=1',
  description: 'Sail',
  locale: 'en',
  refunds: [],
  ...differences,
});
const viewOf = (differences: Partial<IntentRow> = {}) => paymentViewOf(rowOf(differences), undefined);
const queryOf = (differences: Partial<IntentRow>) =>
  Object.fromEntries(new URL(viewOf(differences).returnUrl).searchParams);

test.each<[string, Partial<IntentRow>, object]>([
  ['a card', { method: 'credit-card' }, { page: 'challenge', voice: 'challenge', isFramed: true }],
  ['Bancontact', { method: 'bancontact' }, { page: 'bank', voice: 'bank', isFramed: false }],
  ['PayPal', { method: 'paypal' }, { page: 'wallet', voice: 'wallet', isFramed: false }],
  [
    'the wallet of the device',
    { method: 'web-payments' },
    { page: 'wallet', voice: 'express', isFramed: true },
  ],
  [
    'the wallet of the device whose bank asks',
    { method: 'web-payments', card_token: 'card' },
    { page: 'challenge', voice: 'challenge', isFramed: true },
  ],
])('The page of %s is framed by the shop or replaces it', (_, differences, expected) => {
  expect(viewOf(differences)).toMatchObject(expected);
});

test.each(['processing', 'authorised', 'captured'] as const)(
  'A payment that is %s leads back as paid',
  (state) => {
    expect(queryOf({ state })).toEqual({
      step: '1',
      payment_intent: 'pi_1',
      payment_intent_client_secret: 'secret',
      redirect_status: 'succeeded',
    });
    expect(queryOf({ state, method: 'paypal' })).toEqual({ step: '1', token: 'pi_1', PayerID: 'SANDBOX' });
  },
);

test.each(['requires_method', 'requires_action', 'failed', 'cancelled'] as const)(
  'A payment that is %s leads back as not paid',
  (state) => {
    expect(queryOf({ state })).toMatchObject({ redirect_status: 'failed' });
    expect(queryOf({ state, method: 'paypal' })).toEqual({ step: '1', token: 'pi_1' });
  },
);

test.each([
  ['de', 'de'],
  ['zh-Hans', 'zh-Hans'],
  ['fr', 'en'],
])('A page of a payment in the language %s is in %s', (locale, shown) => {
  expect(paymentViewOf(rowOf({ locale }), 'dark').look).toEqual({ locale: shown, theme: 'dark' });
});

type Found = { readonly row?: Partial<IntentRow>; readonly rates?: object[]; readonly page?: string };

/** Finds a payment in a database that has this row, and these exchange rates. */
function find({ row = {}, rates = [], page = 'alipay' }: Found) {
  const query = async (statement: string | { readonly text: string }) => ({
    rows: JSON.stringify(statement).includes('exchange_rates') ? rates : [rowOf(row)],
  });
  const database = { pool: { query } } as unknown as Database;
  return findPayment(database, { id: 'pi_1', secret: 'secret', page, theme: undefined });
}

const yuan = { date: '2026-11-20', base: 'EUR', currency: 'CNY', rate: '8', source: 'test' };

test('A Chinese payer learns about how many yuan a sum is, if there is a rate and a sum', async () => {
  const chinese = { locale: 'zh-Hans' };
  const about = async (found: Found) => (await find(found))?.approximate;
  expect(await about({ row: chinese, rates: [yuan] })).toMatchObject({ currency: 'CNY' });
  expect(await about({ row: chinese, rates: [{ ...yuan, currency: 'USD' }] })).toBeUndefined();
  expect(await about({ row: { ...chinese, amount: 0 }, rates: [yuan] })).toBeUndefined();
  expect(await about({ rates: [yuan] })).toBeUndefined();
});

test('A payment is found on its own page alone', async () => {
  expect(await find({})).toMatchObject({ id: 'pi_1', isUndecided: true });
  expect(await find({ page: 'bank' })).toBeUndefined();
});

const pageOf = (differences: Partial<IntentRow>) => decisionPage(viewOf(differences), 'Ashore');
const { bank, challenge } = sandboxTexts.en;

test('A page that replaces the shop leads back to it once the payment is decided, and a framed one does not', () => {
  expect(pageOf({ method: 'bancontact' })).not.toContain(bank.back);
  expect(pageOf({ method: 'bancontact', state: 'captured' })).toContain(`">${bank.back}</a>`);
  const framed = pageOf({ method: 'credit-card', state: 'captured' });
  expect(framed).toContain(challenge.done);
  expect(framed).not.toContain('<a href');
});

test.each<[Partial<IntentRow>, string | undefined]>([
  [{ method: 'credit-card' }, 'notify-parent'],
  [{ method: 'wechat-pay' }, 'await-payment'],
  [{ method: 'wechat-pay', state: 'captured' }, undefined],
  [{ method: 'alipay' }, undefined],
])('The page of %o runs the script %s', (differences, script) => {
  expect(/\/sandbox\/([\w-]+)\.mjs/.exec(pageOf(differences))?.[1]).toBe(script);
});

test('A page has buttons and no end before it is decided, and the reverse after it', () => {
  const [open, decided] = [pageOf({}), pageOf({ state: 'captured' })];
  expect([open.includes('<form'), open.includes('data-done')]).toEqual([true, false]);
  expect([decided.includes('<form'), decided.includes('data-done')]).toEqual([false, true]);
});
