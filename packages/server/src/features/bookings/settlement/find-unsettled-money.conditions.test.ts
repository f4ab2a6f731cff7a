import { PAYMENT_MINUTES } from '@ashore/core/booking/payment-rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingDeps, heldQuote } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { findUnsettledMoney, type UnsettledSum } from './find-unsettled-money.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  await bookingDeps(testDb.database).pay(await heldQuote(testDb.database));
});
afterAll(() => testDb.drop());

/** What is listed of a paid booking of 97 euros after these changes, which are undone. */
async function listedAfter(changes: readonly string[]): Promise<readonly UnsettledSum[]> {
  const client = await testDb.database.pool.connect();
  try {
    // In a transaction now() stands still, so that a sum can be exactly as old as a limit.
    await client.query('begin');
    for (const change of changes) await client.query(change);
    return await findUnsettledMoney(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const ago = (minutes: number, seconds = 0) =>
  `now() - interval '${minutes} minutes' - interval '${seconds} seconds'`;
const read = (minutes: number, seconds = 0) => `update payments set read_at = ${ago(minutes, seconds)}`;
const made = (minutes: number, seconds = 0) => `update payments set made_at = ${ago(minutes, seconds)}`;
const booking = (values: string) => `update bookings set ${values}`;
const payment = (values: string) => `update payments set ${values}`;
/** Older than any time that a worker or a provider gets. */
const old = [read(600), made(600)];
const refund = (amount: string, state: string, at = 'now()', by = 'null') =>
  `insert into refunds (id, payment_id, amount_minor, reason, state, requested_at, requested_by)
   select gen_random_uuid(), id, ${amount}, 'late', '${state}', ${at}, ${by} from payments`;
const dispute = (state: string) =>
  `insert into payment_disputes (payment_id, provider_id, amount_minor, state)
   select id, 'dp_1', 70, '${state}' from payments`;
const transition = (step: string, at: string) =>
  `insert into booking_transitions (booking_id, step, from_state, to_state, actor, taken_at)
   select id, '${step}', 'on_request', 'accepted', 'supplier', ${at} from bookings`;
const unpaid = booking(`state = 'expired', payment_id = null, confirmed_at = null`);
const onRequest = booking(`state = 'on_request', answer_until = now() + interval '1 day'`);
const atProvider = `'the desk of sandbox'`;

type Case = readonly [what: UnsettledSum['what'], title: string, changes: readonly string[], minor: number];
type Settled = readonly [what: UnsettledSum['what'], title: string, changes: readonly string[]];

test.each<Case>([
  ['captured_without_booking', 'after five minutes', [unpaid, read(5, 1)], 9_700],
  [
    'captured_without_booking',
    'what refunds do not cover',
    [unpaid, ...old, refund('700', 'pending')],
    9_000,
  ],
  [
    'captured_without_booking',
    'of a cancelled booking, if more is left than the booking costs',
    [booking(`state = 'cancelled', cancelled_minor = 1`), ...old],
    9_700,
  ],
  [
    'captured_without_booking',
    'of a booking that was never confirmed, although it still names the payment',
    [booking(`state = 'expired', confirmed_at = null`), ...old],
    9_700,
  ],
  ['authorised_without_booking', 'after five minutes', [payment(`state = 'authorised'`), read(5, 1)], 9_700],
  [
    'unanswered_attempt',
    'that was never requested, after fifteen minutes',
    [payment(`state = 'requested'`), made(15, 1)],
    9_700,
  ],
  ...(['requires_method', 'requires_action', 'processing'] as const).map(
    (state): Case => [
      'unanswered_attempt',
      `in the state ${state}, fifteen minutes after the time to pay`,
      [payment(`state = '${state}'`), made(PAYMENT_MINUTES + 15, 1)],
      9_700,
    ],
  ),
  ['open_refund', 'that was not made after five minutes', [refund('5', 'requested', ago(5, 1))], 5],
  ['open_refund', 'that is pending after ten days', [refund('6', 'pending', ago(14_400, 1))], 6],
  [
    'failed_refund',
    'as far as neither another refund nor the booking covers it',
    [
      booking(`state = 'cancelled', cancelled_minor = 4700`),
      ...old,
      refund('700', 'done'),
      refund('4000', 'failed'),
    ],
    4_000,
  ],
  [
    'confirmed_without_money',
    'of a cheaper booking',
    [booking('gross_minor = 9701, total_minor = 9701')],
    9_701,
  ],
  [
    'confirmed_without_money',
    'whose payment is only authorised',
    [payment(`state = 'authorised', captured_minor = 9700`)],
    9_700,
  ],
  [
    'accepted_without_money',
    'ten minutes after the last acceptance',
    [booking(`state = 'accepted'`), transition('accept', ago(30)), transition('accept', ago(10, 1))],
    9_700,
  ],
  ...(['on_request', 'accepted', 'confirmed'] as const).map(
    (state): Case => [
      'refunded_at_provider',
      `of a booking in the state ${state}, in two parts`,
      [
        booking(`state = '${state}', answer_until = now() + interval '1 day'`),
        refund('9000', 'done'),
        refund('700', 'pending', 'now()', atProvider),
      ],
      9_700,
    ],
  ),
  ['disputed', 'while the dispute is open', [dispute('open')], 70],
  ...(['on_request', 'accepted', 'confirmed'] as const).map(
    (state): Case => [
      'dispute_lost',
      `of a booking in the state ${state}`,
      [booking(`state = '${state}', answer_until = now() + interval '1 day'`), dispute('lost')],
      70,
    ],
  ),
  [
    'ledger_differs',
    'by a refund that is not in the ledger',
    [booking(`state = 'cancelled', cancelled_minor = 30`), refund('30', 'done')],
    -30,
  ],
  [
    'ledger_differs',
    'by entries of a movement',
    [`delete from ledger_entries where movement like 'sale/%' and account = 'commission'`],
    -1_940,
  ],
  [
    'unnumbered_document',
    'after five minutes',
    [`update unnumbered_documents set caused_at = ${ago(5, 1)}`],
    9_700,
  ],
])('Listed as %s: %s', async (what, _title, changes, minor) => {
  const listed = await listedAfter(changes);
  expect(listed.filter((sum) => sum.what === what)).toMatchObject([{ amountMinor: minor, currency: 'EUR' }]);
});

test.each<Settled>([
  ['captured_without_booking', 'for five minutes', [unpaid, read(5)]],
  ['captured_without_booking', 'if it is refunded', [unpaid, ...old, refund('9700', 'pending')]],
  ['captured_without_booking', 'if its refund has failed', [unpaid, ...old, refund('9700', 'failed')]],
  ...(['confirmed', 'completed', 'accepted', 'on_request'] as const).map(
    (state): Settled => [
      'captured_without_booking',
      `if its booking is in the state ${state}, however much of it was cancelled`,
      [
        booking(`state = '${state}', answer_until = now(), confirmed_at = null, cancelled_minor = 9700`),
        ...old,
      ],
    ],
  ),
  [
    'captured_without_booking',
    'if its booking was cancelled without a refund',
    [booking(`state = 'cancelled'`), ...old],
  ],
  [
    'captured_without_booking',
    'if its booking was cancelled with a part of the price as refund',
    [booking(`state = 'cancelled', cancelled_minor = 700`), ...old, refund('700', 'requested')],
  ],
  ['authorised_without_booking', 'for five minutes', [payment(`state = 'authorised'`), read(5)]],
  ['authorised_without_booking', 'of a request', [onRequest, payment(`state = 'authorised'`), ...old]],
  [
    'authorised_without_booking',
    'of an accepted booking',
    [booking(`state = 'accepted'`), payment(`state = 'authorised'`), ...old],
  ],
  ['authorised_without_booking', 'if it is captured', [unpaid, ...old]],
  ['unanswered_attempt', 'for fifteen minutes', [payment(`state = 'requested'`), made(15)]],
  ...(['requires_method', 'requires_action', 'processing'] as const).map(
    (state): Settled => [
      'unanswered_attempt',
      `in the state ${state}, for the time to pay and fifteen minutes`,
      [payment(`state = '${state}'`), made(PAYMENT_MINUTES + 15)],
    ],
  ),
  ['unanswered_attempt', 'after an answer', old],
  ['open_refund', 'for five minutes', [refund('5', 'requested', ago(5))]],
  ['open_refund', 'that is pending, for ten days', [refund('5', 'pending', ago(14_400))]],
  ['open_refund', 'that ended', [refund('5', 'done', ago(99_999)), refund('5', 'failed', ago(99_999))]],
  ['failed_refund', 'of a booking that costs what was captured', [refund('5', 'failed')]],
  [
    'failed_refund',
    'if a later one covers it',
    [
      booking(`state = 'cancelled', cancelled_minor = 700`),
      refund('700', 'failed', ago(9)),
      refund('700', 'requested'),
    ],
  ],
  ['failed_refund', 'if none has failed', [unpaid, ...old]],
  [
    'confirmed_without_money',
    'of a booking that costs nothing',
    [booking('payment_id = null, gross_minor = 0, discount_minor = 0, total_minor = 0')],
  ],
  [
    'confirmed_without_money',
    'of a booking on an account',
    [booking(`payment_id = null, method = 'bill-organisation'`)],
  ],
  ...(['awaiting_payment', 'on_request', 'accepted', 'cancelled', 'expired'] as const).map(
    (state): Settled => [
      'confirmed_without_money',
      `of a booking in the state ${state}`,
      [booking(`payment_id = null, pay_until = now(), answer_until = now(), state = '${state}'`)],
    ],
  ),
  [
    'confirmed_without_money',
    'if exactly the cancelled part is refunded',
    [booking('cancelled_minor = 700'), refund('700', 'done')],
  ],
  ['confirmed_without_money', 'if a refund has failed', [refund('700', 'failed')]],
  [
    'accepted_without_money',
    'for ten minutes after the last acceptance',
    [booking(`state = 'accepted'`), transition('accept', ago(30)), transition('accept', ago(10))],
  ],
  [
    'accepted_without_money',
    'because of another step',
    [booking(`state = 'accepted'`), transition('authorise', ago(600))],
  ],
  ['accepted_without_money', 'once it is confirmed', [transition('accept', ago(600))]],
  ['refunded_at_provider', 'if something is left', [refund('9699', 'done', 'now()', atProvider)]],
  ['refunded_at_provider', 'if it was decided here', [refund('9700', 'done', 'now()', `'Ada'`)]],
  ['refunded_at_provider', 'if it has failed', [refund('9700', 'failed', 'now()', atProvider)]],
  [
    'refunded_at_provider',
    'once the booking is cancelled',
    [booking(`state = 'cancelled'`), refund('9700', 'done', 'now()', atProvider)],
  ],
  [
    'refunded_at_provider',
    'if nothing was captured',
    [payment(`state = 'authorised'`), refund('9700', 'done', 'now()', atProvider)],
  ],
  ['disputed', 'once the dispute is decided', [dispute('won')]],
  ['dispute_lost', 'if it was won', [dispute('won')]],
  ['dispute_lost', 'while it is open', [dispute('open')]],
  ['dispute_lost', 'after the trip', [booking(`state = 'completed'`), dispute('lost')]],
  ['ledger_differs', 'by a refund that is not made yet', [refund('30', 'pending')]],
  [
    'ledger_differs',
    'by a payment that is only authorised',
    [payment(`state = 'authorised'`), `delete from ledger_entries where movement like 'charge/%'`],
  ],
  ['unnumbered_document', 'for five minutes', [`update unnumbered_documents set caused_at = ${ago(5)}`]],
])('Not listed as %s: %s', async (what, _title, changes) => {
  const listed = await listedAfter(changes);
  expect(listed.filter((sum) => sum.what === what)).toEqual([]);
});

test.each(['awaiting_payment', 'on_request'])(
  'A booking in the state %s is overdue ten minutes after its deadline, and not before',
  async (state) => {
    const [deadline, other] =
      state === 'on_request' ? ['answer_until', 'pay_until'] : ['pay_until', 'answer_until'];
    const overdue = async (since: string) =>
      (await listedAfter([booking(`state = '${state}', ${deadline} = ${since}, ${other} = null`)])).filter(
        ({ what }) => what === 'overdue',
      );
    expect(await overdue(ago(10, 1))).toMatchObject([{ of: state, amountMinor: 9_700 }]);
    expect(await overdue(ago(10))).toEqual([]);
  },
);

test('A booking that was answered in time is not overdue', async () => {
  const listed = await listedAfter([booking(`pay_until = ${ago(600)}, answer_until = ${ago(600)}`)]);
  expect(listed).toEqual([]);
});

test('Of refunds that failed, the latest is named, with the time of its request', async () => {
  const [first] = (
    await listedAfter([
      unpaid,
      ...old,
      refund('1', 'failed', ago(60)),
      refund('2', 'failed', ago(20)),
      refund('3', 'failed', ago(40)),
    ])
  ).filter(({ what }) => what === 'failed_refund');
  const { rows } = await testDb.database.pool.query<{ minutes: number }>(
    `select round(extract(epoch from now() - $1::timestamptz) / 60)::int as minutes`,
    [first?.since],
  );
  expect([first?.amountMinor, rows]).toEqual([9_700, [{ minutes: 20 }]]);
});
