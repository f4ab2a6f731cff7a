import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import type { Intent, Refund } from '../../gateways/payments/port.ts';
import { createRefund } from './create-refund.ts';
import { writeMovement } from './ledger.ts';
import {
  type BeginAttemptInput,
  beginAttempt,
  closeAttempt,
  isOpen,
  isSameAsWritten,
  type Payment,
  readPayment,
  readPaymentOf,
  readPaymentsOf,
} from './payment.ts';
import { recordIntent } from './record-provider-state.ts';
import { findUnsettledPayments, readWatermark, saveWatermark } from './unsettled-payments.ts';

let testDb: TestDatabase;
let bookingId: string;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  await testDb.database.pool.query(
    'truncate bookings, payments, ledger_entries, jobs, payment_watermarks cascade',
  );
  bookingId = await someBooking();
});
afterAll(() => testDb.drop());

const sql = async (text: string, values: unknown[] = []) =>
  (await testDb.database.pool.query(text, values)).rows;

/** A booking with arbitrary data that waits for 97 euros. */
async function someBooking(): Promise<string> {
  const [supplier] = await sql(
    `insert into organisations (id, kind, name) values (gen_random_uuid(), 'supplier', 'Harbour Walks') returning id`,
  );
  const [booking] = await sql(
    `insert into bookings (id, cart_id, hold_id, order_number, access_key, state, variant, checkout_kind, locale, quote,
       product_id, supplier_id, spots, currency, gross_minor, total_minor, commission_percent, needs_answer, method, contact,
       participants, starts_at, ends_at, time_zone, held_until, pay_until)
     values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), upper(substr(translate(md5(random()::text), 'ilou', '0123'), 1, 8)),
       substr(md5(random()::text) || md5(random()::text), 1, 43), 'awaiting_payment', 'test', 'direct', 'en', '{}',
       gen_random_uuid(), $1, 2, 'EUR', 9700, 9700, 20, false, 'credit-card', '{}', '[]', now() + interval '9 days',
       now() + interval '10 days', 'UTC', now(), now()) returning id`,
    [supplier.id],
  );
  return booking.id;
}

const attemptOf = (more: Partial<BeginAttemptInput> = {}): BeginAttemptInput => ({
  id: randomUUID(),
  bookingId,
  gateway: 'sandbox',
  method: 'credit-card',
  amount: money(9_700, 'EUR'),
  isCaptureLater: false,
  ...more,
});

async function begun(more: Partial<BeginAttemptInput> = {}): Promise<Payment> {
  const attempt = await beginAttempt(testDb.database.pool, attemptOf(more));
  if (attempt.outcome !== 'begun') throw new Error(attempt.outcome);
  return attempt.payment;
}

const intentOf = (payment: Payment, more: Partial<Intent> = {}): Intent => ({
  id: `pi_${payment.id}`,
  attemptId: payment.id,
  bookingId: payment.bookingId,
  method: payment.method,
  state: 'captured',
  amount: money(payment.amountMinor, payment.currency),
  isCaptureLater: payment.isCaptureLater,
  capturedMinor: payment.amountMinor,
  refunds: [],
  captureBefore: null,
  refusal: null,
  clientSecret: null,
  action: null,
  ...more,
});
const note = (payment: Payment, more: Partial<Intent> = {}) =>
  recordIntent(testDb.database.pool, payment, intentOf(payment, more));
const ledger = async () =>
  Object.fromEntries(
    (await sql('select account, sum(amount_minor)::int as sum from ledger_entries group by account')).map(
      ({ account, sum }) => [account, sum],
    ),
  );

test('A payment attempt begins once, is known when repeated, and is refused when its ID was used otherwise', async () => {
  const attempt = attemptOf();
  const begin = (more: Partial<BeginAttemptInput> = {}) =>
    beginAttempt(testDb.database.pool, { ...attempt, ...more }).then(({ outcome }) => outcome);
  expect(await begin()).toBe('begun');
  expect(await begin()).toBe('known');
  expect(await begin({ amount: money(9_701, 'EUR') })).toBe('another');
  expect(await begin({ amount: money(9_700, 'USD') })).toBe('another');
  expect(await begin({ method: 'paypal' })).toBe('another');
  expect(await begin({ isCaptureLater: true })).toBe('another');
  expect(await begin({ bookingId: await someBooking() })).toBe('another');
});

test.each<[Payment['state'], Intent['state'], Payment['state']]>([
  ['requested', 'requires_method', 'requires_method'],
  ['requires_method', 'requires_action', 'requires_action'],
  ['requires_action', 'processing', 'processing'],
  ['processing', 'failed', 'failed'],
  ['failed', 'captured', 'captured'],
  ['cancelled', 'captured', 'captured'],
  ['authorised', 'captured', 'captured'],
  ['authorised', 'cancelled', 'cancelled'],
  ['authorised', 'requires_action', 'authorised'],
  ['authorised', 'failed', 'authorised'],
  ['captured', 'authorised', 'captured'],
  ['captured', 'cancelled', 'captured'],
  ['captured', 'failed', 'captured'],
])(
  'A payment attempt in state %s that the provider reports as %s is recorded as %s',
  async (before, reported, after) => {
    const payment = await begun();
    await sql('update payments set state = $1', [before]);
    const noted = await note(payment, {
      state: reported,
      capturedMinor: reported === 'captured' ? 9_700 : 0,
    });
    expect(noted.state).toBe(after);
  },
);

test('A capture enters the ledger once, however often it is reported', async () => {
  const payment = await begun();
  for (let times = 0; times < 3; times++) await note(payment);
  expect(await ledger()).toEqual({ traveller: 9_700, provider: -9_700 });
});

test('An intent with a mismatch is recorded as such, and neither its state nor its money counts', async () => {
  const payment = await begun();
  expect(await note(payment, { amount: money(1, 'EUR') })).toMatchObject({
    mismatch: 'amount',
    state: 'requested',
    capturedMinor: 0,
  });
  expect(await ledger()).toEqual({});
  expect(await note(payment)).toMatchObject({ mismatch: null, state: 'captured' });
});

test.each([
  ['captured at once', 'authorised first', false],
  ['authorised first', 'captured at once', true],
])('A payment that was to be %s is a mismatch if it is %s', async (_wanted, _reported, isCaptureLater) => {
  const payment = await begun({ isCaptureLater });
  const reported = { isCaptureLater: !isCaptureLater, state: 'authorised', capturedMinor: 0 } as const;
  expect(await note(payment, reported)).toMatchObject({ mismatch: 'later', state: 'requested' });
});

test('A second intent of a payment attempt is a mismatch and counts as no money', async () => {
  const payment = await begun();
  const pending = await note(payment, { state: 'requires_action', capturedMinor: 0 });
  expect(await note(pending, { id: 'pi_other' })).toMatchObject({
    mismatch: 'booking',
    state: 'requires_action',
  });
});

test('A refund is owed once for the remainder, notified when it arrives, and taken out of the ledger', async () => {
  const payment = await note(await begun());
  const owe = (amountMinor?: number) =>
    createRefund(testDb.database.pool, {
      payment,
      reason: 'late',
      ...(amountMinor !== undefined && { amountMinor }),
    });
  await owe(700);
  await owe();
  await owe();
  const refunds = await sql('select id, amount_minor::int as amount from refunds order by amount_minor');
  expect(refunds.map(({ amount }) => amount)).toEqual([700, 9_000]);
  await expect(owe(1)).rejects.toThrow(/more than/);
  const [small, rest] = refunds;
  const arrived: Refund[] = [
    { id: 're_1', key: small.id, amountMinor: 700, state: 'done' },
    { id: 're_2', key: rest.id, amountMinor: 9_000, state: 'pending' },
  ];
  await note(payment, { refunds: arrived });
  await note(payment, { refunds: arrived });
  expect(await ledger()).toEqual({ traveller: 9_000, provider: -9_000 });
  await note(payment, { refunds: [{ id: 're_2', key: rest.id, amountMinor: 9_000, state: 'failed' }] });
  expect(await sql('select state from refunds order by amount_minor')).toEqual([
    { state: 'done' },
    { state: 'failed' },
  ]);
  const rows = await sql(
    `select payload ->> 'about' as about from jobs where kind = 'notify-booking' order by id`,
  );
  expect(rows.map(({ about }) => about)).toEqual(['refunded', 'refund_failed']);
});

test('An authorisation is voided without a refund', async () => {
  const payment = await note(await begun({ isCaptureLater: true }), {
    state: 'authorised',
    capturedMinor: 0,
  });
  await createRefund(testDb.database.pool, { payment, reason: 'unanswered' });
  expect(await sql('select from refunds')).toHaveLength(0);
  expect(await sql('select kind from jobs')).toEqual([{ kind: 'pay-refund' }]);
});

test('An unbalanced movement rolls its transaction back, and an existing movement is not written again', async () => {
  const { pool } = testDb.database;
  const entry = (account: 'traveller' | 'provider', amount: number) => ({
    account,
    amount: money(amount, 'EUR'),
  });
  const even = { name: 'a', bookingId, entries: [entry('traveller', 5), entry('provider', -5)] };
  await writeMovement(pool, even);
  await writeMovement(pool, even);
  await writeMovement(pool, { name: 'nothing', bookingId, entries: [] });
  await expect(
    writeMovement(pool, { name: 'b', bookingId, entries: [entry('traveller', 5)] }),
  ).rejects.toThrow('does not add up');
  expect(await ledger()).toEqual({ traveller: 5, provider: -5 });
});

test('An entry alone, or a changed one, is refused, also if other movements of the statement add up', async () => {
  const { pool } = testDb.database;
  const entries = [
    { account: 'traveller', amount: money(5, 'EUR') },
    { account: 'provider', amount: money(-5, 'EUR') },
  ] as const;
  for (const name of ['first', 'second']) await writeMovement(pool, { name, bookingId, entries });
  const change = `update ledger_entries set amount_minor = amount_minor + (movement = 'second')::int`;
  await expect(sql(change)).rejects.toThrow('second does not add up');
  const insertion = `insert into ledger_entries (movement, booking_id, account, currency, amount_minor)
    select movement, $1, account, 'EUR', minor from (values ('third', 'traveller', 1), ('third', 'provider', -1),
      ('fourth', 'traveller', 1)) entry (movement, account, minor)`;
  await expect(sql(insertion, [bookingId])).rejects.toThrow('fourth does not add up');
  expect(await ledger()).toEqual({ traveller: 10, provider: -10 });
});

test('Payment attempts are found by our ID, by the provider’s ID and by booking, and open ones can be closed', async () => {
  const { pool } = testDb.database;
  const first = await note(await begun(), { state: 'failed', capturedMinor: 0 });
  const second = await begun();
  expect(await readPayment(pool, first.id)).toMatchObject({ state: 'failed' });
  expect(await readPaymentOf(pool, 'sandbox', `pi_${first.id}`)).toMatchObject({ id: first.id });
  expect(await readPaymentOf(pool, 'stripe', `pi_${first.id}`)).toBeUndefined();
  const payments = await readPaymentsOf(pool, bookingId);
  expect(payments.map(isOpen).toSorted()).toEqual([false, true]);
  await closeAttempt(pool, { id: second.id, refusal: 'provider_unavailable' });
  await closeAttempt(pool, { id: first.id, refusal: 'provider_unavailable' });
  expect((await readPayment(pool, second.id))?.refusal).toBe('provider_unavailable');
  expect((await readPayment(pool, first.id))?.refusal).toBeNull();
});

test('Unsettled are attempts unanswered for a minute, and payments that buy nothing and are not refunded', async () => {
  const { pool } = testDb.database;
  const open = await begun();
  const paid = await note(await begun());
  const declined = await note(await begun(), { state: 'failed', capturedMinor: 0 });
  const unsettledIds = async () => (await findUnsettledPayments(pool)).open.map(({ id }) => id).toSorted();
  expect(await unsettledIds()).toEqual([]);
  await sql(`update payments set made_at = now() - interval '2 minutes'`);
  expect(await unsettledIds()).toEqual([open.id, paid.id].toSorted());
  await sql('update bookings set payment_id = $1', [paid.id]);
  expect(await unsettledIds()).toEqual([open.id]);
  await sql('update bookings set payment_id = null');
  await createRefund(pool, { payment: paid, reason: 'late' });
  expect(await unsettledIds()).toEqual([open.id]);
  await sql('delete from jobs');
  await sql(`update refunds set requested_at = now() - interval '2 minutes'`);
  expect((await findUnsettledPayments(pool)).unpaidRefunds).toEqual([paid.id]);
  expect(isSameAsWritten(declined, intentOf(declined, { state: 'failed', capturedMinor: 0 }))).toBe(true);
  expect(isSameAsWritten(declined, intentOf(declined))).toBe(false);
});

test('A watermark begins a week back, only moves forward, and is read two minutes earlier', async () => {
  const { pool } = testDb.database;
  const first = await readWatermark(pool, 'sandbox');
  expect(first.now.getTime() - first.since.getTime()).toBe((7 * 24 * 60 + 2) * 60_000);
  await saveWatermark(pool, 'sandbox', first.now);
  await saveWatermark(pool, 'sandbox', first.since);
  const second = await readWatermark(pool, 'sandbox');
  expect(first.now.getTime() - second.since.getTime()).toBe(2 * 60_000);
  expect((await readWatermark(pool, 'stripe')).since.getTime()).toBeLessThan(second.since.getTime());
});
