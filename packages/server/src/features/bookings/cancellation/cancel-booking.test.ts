import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  balances,
  bookingDeps,
  emptyBookings,
  heldQuote,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { discountWith } from '../../../../test-support/discounts/discounts.ts';
import {
  alone,
  countersOf,
  quoteCatalogue,
  shared,
  showId,
  showOption,
  usesOf,
  whenever,
} from '../../../../test-support/quotes/quotes.ts';
import { numberDocuments } from '../documents/number-documents.ts';
import { expireBooking } from '../maintenance/expire-bookings.ts';
import { readFacts } from '../notifications/booking-facts.ts';
import { reconcilePayments } from '../settlement/reconcile-payments.ts';
import { cancelBooking } from './cancel-booking.ts';
import { quoteCancellation } from './quote-cancellation.ts';
import { refundByOperator } from './refund-by-operator.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const sql = (text: string, values?: unknown[]) => testDb.database.pool.query(text, values);

/**
 * Moves the start to this many hours from now, and the cancellation terms to these: by default a full refund
 * until 48 hours before the start, and half until 24.
 */
const startIn = (hours: number, tiers = '[[48, 100], [24, 50]]') =>
  sql(
    `update bookings set starts_at = now() + make_interval(hours => $1, mins => 5), ends_at = now() + interval '9 days',
       quote = jsonb_set(quote, '{cancellation}', (
         select jsonb_agg(jsonb_build_object('hoursBefore', tier -> 0, 'refundPercent', tier -> 1))
         from jsonb_array_elements($2::jsonb) tier))`,
    [hours, tiers],
  );

type HeldQuoteInput = Parameters<typeof heldQuote>[1];

async function sold(
  input: HeldQuoteInput = {},
  paid: Parameters<ReturnType<typeof bookingDeps>['pay']>[1] = {},
) {
  const shop = bookingDeps(testDb.database);
  const { booking } = await shop.pay(await heldQuote(testDb.database, input), paid);
  const { accessKey } = booking;
  const quote = (...tickets: number[]) => quoteCancellation(testDb.database.pool, { accessKey, tickets });
  const cancel = (refund: number, ...tickets: number[]) =>
    cancelBooking(shop.deps, { accessKey, tickets, refund });
  return { ...shop, booking, quote, cancel };
}

async function invoices() {
  await numberDocuments(testDb.database);
  return (await sql('select kind, total_minor::int as minor from invoices order by number')).rows;
}

test('Cancelling in time refunds everything, releases the spots, reverses the ledger and issues a credit note', async () => {
  const { quote, cancel, provider, payAllRefunds, jobs } = await sold();
  await startIn(48);
  expect(await quote()).toMatchObject({
    price: 97,
    refund: 97,
    fee: 0,
    refundPercent: 100,
    currencyCode: 'EUR',
  });
  await cancel(97);
  await cancel(97);
  expect(await stateOf(testDb.database)).toEqual(['cancelled']);
  expect(await countersOf(testDb.database)).toMatchObject([{ sold: 0, soldSum: 0 }]);
  expect(await invoices()).toEqual([
    { kind: 'invoice', minor: 9_700 },
    { kind: 'credit_note', minor: 9_700 },
  ]);
  await payAllRefunds();
  expect([...provider.intents.values()]).toMatchObject([{ refunds: [{ amountMinor: 9_700 }] }]);
  expect(await balances(testDb.database)).toEqual({});
  expect(await jobs()).toEqual(['pay', 'cancel', 'pay-refund', 'refunded']);
});

test('Each credit note lists the tickets that it covers, and that of a goodwill refund lists none', async () => {
  const { booking, cancel } = await sold({ party: { adult: 3 } });
  await startIn(48);
  const ticketsByInvoice = async () => {
    await numberDocuments(testDb.database);
    const facts = await readFacts(testDb.database, { id: booking.id });
    return facts?.invoices.map(({ kind, tickets }) => [kind, ...tickets.map((one) => one.participantName)]);
  };
  const names = (await sql('select participant_name as name from booking_tickets order by position')).rows;
  const [first, second, third] = names.map(({ name }) => name);
  await cancel(48.5, 1);
  const goodwill = { bookingId: booking.id, refund: { amountMinor: 100 }, name: 'late', requestedBy: 'desk' };
  await refundByOperator(testDb.database, goodwill);
  await cancel(96, 0, 2);
  expect(await ticketsByInvoice()).toEqual([
    ['invoice'],
    ['credit_note', second],
    ['credit_note'],
    ['credit_note', first, third],
  ]);
});

test('A partial cancellation that leaves an unbookable party is refused when quoted and when sent', async () => {
  const wanted = { optionId: whenever, time: null, party: { adult: 2, senior: 1 } };
  const { quote, cancel } = await sold(wanted);
  await startIn(48);
  const refused = { code: 'unprocessable', field: 'tickets', reason: 'left_over' };
  // Adults are sold in twos at least.
  for (const position of [0, 1]) {
    await expect(quote(position)).rejects.toMatchObject(refused);
    await expect(cancel(20, position)).rejects.toMatchObject(refused);
  }
  expect(await countersOf(testDb.database)).toMatchObject([{ sold: 3 }]);
  expect(await quote(0, 1)).toMatchObject({ refund: 40 });
  await cancel(15, 2);
  await expect(cancel(20, 0)).rejects.toMatchObject(refused);
  await cancel(40);
  expect(await stateOf(testDb.database)).toEqual(['cancelled']);
});

test('Free tickets cannot remain when all paid tickets are cancelled', async () => {
  await sql(`update option_tickets set price_minor = 0 where option_id = $1 and band = 'child'`, [shared]);
  const { quote, cancel } = await sold({ party: { adult: 1, child: 2 } });
  await sql(`update option_tickets set price_minor = 2900 where option_id = $1 and band = 'child'`, [shared]);
  await startIn(48);
  const refused = { code: 'unprocessable', field: 'tickets', reason: 'left_over' };
  await expect(quote(0)).rejects.toMatchObject(refused);
  await expect(cancel(48.5, 0, 1)).rejects.toMatchObject(refused);
  await cancel(0, 1);
  await cancel(48.5);
  expect(await stateOf(testDb.database)).toEqual(['cancelled']);
});

test('Tickets can be cancelled separately five times, each with a notification, then only all together', async () => {
  await sql('update product_options set capacity = 40 where id = $1', [shared]);
  const { cancel, jobs } = await sold({ party: { adult: 8 } });
  await startIn(48);
  for (const position of [0, 1, 2, 3, 4]) await cancel(48.5, position);
  await cancel(48.5, 4);
  await expect(cancel(48.5, 5)).rejects.toMatchObject({ code: 'unprocessable', reason: 'too_often' });
  await cancel(145.5);
  expect((await jobs()).filter((about) => about === 'cancel_tickets')).toHaveLength(5);
  await sql('update product_options set capacity = 6 where id = $1', [shared]);
});

test('Each ticket is refunded at its paid price by the tier of that hour, and the others stay valid', async () => {
  const code = await discountWith(testDb.database, { terms: { percent: null, amounts: { EUR: 1_001 } } });
  const { quote, cancel, payAllRefunds, provider } = await sold(
    { party: { adult: 2, child: 1 } },
    // The discount code takes 10.01 off 126.00: 3.85 per adult and 2.31 for the child.
    { charge: { amount: 115.99 }, cart: { voucherCode: code, ...threeTravellers() } },
  );
  await startIn(30);
  expect(await quote(2)).toMatchObject({ price: 26.69, refund: 13.34, fee: 13.35, refundPercent: 50 });
  expect(await quote(0)).toMatchObject({ price: 44.65, refund: 22.32 });
  await cancel(13.34, 2);
  await cancel(13.34, 2);
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  expect(await countersOf(testDb.database)).toMatchObject([{ sold: 2, soldSum: 2 }]);
  await startIn(60);
  expect(await quote()).toMatchObject({ price: 89.3, refund: 89.3 });
  await cancel(44.65, 1);
  await cancel(44.65);
  await payAllRefunds();
  expect(await stateOf(testDb.database)).toEqual(['cancelled']);
  expect((await invoices()).map(({ minor }) => minor)).toEqual([11_599, 1_334, 4_465, 4_465]);
  const [intent] = provider.intents.values();
  expect(intent?.refunds.map(({ amountMinor }) => amountMinor)).toEqual([1_334, 4_465, 4_465]);
  // The amount kept for the child belongs to the supplier, less our commission, as in every sale.
  const remaining = await balances(testDb.database);
  expect(Object.values(remaining).reduce((sum, minor) => sum + minor, 0)).toBe(0);
  expect(remaining).toMatchObject({ provider: -1_335 });
  expect(remaining.traveller).toBeUndefined();
  expect((await sql('select uses from discounts where code = $1', [code])).rows).toEqual([{ uses: 0 }]);
  const { rows } = await sql(
    `select step from booking_transitions where step in ('cancel_tickets', 'cancel') order by id`,
  );
  expect(rows.map(({ step }) => step)).toEqual(['cancel_tickets', 'cancel_tickets', 'cancel']);
  const notified = await sql(
    `select count(*)::int as count from jobs where payload ->> 'about' = 'cancel_tickets'`,
  );
  expect(notified.rows).toEqual([{ count: 2 }]);
});

test('A cancellation credits the share of the discount too, and half a cent is rounded to even', async () => {
  const code = await discountWith(testDb.database, { terms: { percent: null, amounts: { EUR: 1_001 } } });
  const { booking, cancel } = await sold(
    { party: { adult: 2, child: 1 } },
    { charge: { amount: 115.99 }, cart: { voucherCode: code, ...threeTravellers() } },
  );
  await startIn(30);
  const credited = async (ticket: number) =>
    (
      await sql(
        `select amount_minor::int as minor from ledger_entries where movement = $1 and account = 'discount'`,
        [`cancelled/${booking.id}/${ticket}`],
      )
    ).rows;
  // Half of 3.85 is 1.925, half of 2.31 is 1.155.
  await cancel(22.32, 0);
  expect(await credited(0)).toEqual([{ minor: 192 }]);
  await cancel(13.34, 2);
  expect(await credited(2)).toEqual([{ minor: 116 }]);
});

test('Tickets cancelled one by one clear every ledger account, even if our commission on each was rounded', async () => {
  await sql('update organisations set commission_percent = 12.38');
  try {
    const { cancel, payAllRefunds } = await sold();
    await startIn(48);
    // Our commission is 6.0043 euros on each ticket, and 12.0086 on both.
    await cancel(48.5, 0);
    await cancel(48.5);
    await payAllRefunds();
    expect(await balances(testDb.database)).toEqual({});
  } finally {
    await sql('update organisations set commission_percent = 20');
  }
});

function threeTravellers() {
  const participants = ['adult', 'adult', 'child'].map((ticketType, index) => ({
    participantName: `Traveller ${index}`,
    age: ticketType === 'child' ? 9 : 34,
    ticketType,
  }));
  return { participants };
}

test('A refund other than quoted is refused; a late cancellation refunds nothing, and one after the start is refused', async () => {
  const { quote, cancel, provider } = await sold();
  await startIn(30);
  for (const refund of [97, 48.49, 0, 48.501]) await expect(cancel(refund)).rejects.toThrow();
  await startIn(20);
  await expect(cancel(48.5)).rejects.toMatchObject({ code: 'conflict', field: 'refund' });
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
  expect(await quote()).toMatchObject({ refund: 0, fee: 97, refundPercent: 0, until: null });
  await startIn(-1);
  await expect(cancel(0)).rejects.toMatchObject({ code: 'conflict', field: 'state' });
  await expect(quote()).rejects.toMatchObject({ code: 'conflict' });
  await startIn(20);
  await cancel(0);
  expect(await stateOf(testDb.database)).toEqual(['cancelled']);
  expect([...provider.intents.values()]).toMatchObject([{ refunds: [] }]);
  expect(await invoices()).toHaveLength(1);
});

test('Of twenty concurrent cancellations one takes effect, and the refund never exceeds the payment', async () => {
  for (const named of [[], [0]]) {
    await emptyBookings(testDb.database);
    const { cancel, payAllRefunds, provider } = await sold();
    await startIn(60);
    await Promise.all(Array.from({ length: 20 }, () => cancel(named.length > 0 ? 48.5 : 97, ...named)));
    await payAllRefunds();
    const [intent] = provider.intents.values();
    expect(intent?.refunds.map(({ amountMinor }) => amountMinor)).toEqual([named.length > 0 ? 4_850 : 9_700]);
    expect(await countersOf(testDb.database)).toMatchObject([{ sold: named.length, soldSum: named.length }]);
  }
});

test('Before the supplier answers, a request can only be withdrawn as a whole, and its authorisation is voided', async () => {
  const request = { product: showId, optionId: showOption, time: localTime('18:30') };
  const { quote, cancel, provider, payAllRefunds, booking } = await sold(request);
  const total = booking.totalMinor / 100;
  await expect(quote(0)).rejects.toMatchObject({ code: 'unprocessable', field: 'tickets' });
  expect(await quote()).toMatchObject({ refund: total, fee: 0 });
  await cancel(total);
  await payAllRefunds();
  expect([...provider.intents.values()]).toMatchObject([{ state: 'cancelled' }]);
  expect(await stateOf(testDb.database)).toEqual(['cancelled']);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 0 }]);
  expect(await invoices()).toEqual([]);
});

test('Cancelling an unpaid booking ends it; if its payment arrived first, the client must accept the new refund', async () => {
  const challenge = { charge: { paymentMethodId: 'challenge' } };
  const first = await sold({}, challenge);
  expect(await first.quote()).toMatchObject({ price: 0, refund: 0 });
  await first.cancel(0);
  expect(await stateOf(testDb.database)).toEqual(['expired']);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 0 }]);
  // A client that lost the response sends the same cancellation again.
  await expect(first.cancel(0)).resolves.toBeUndefined();
  await emptyBookings(testDb.database);
  const second = await sold({}, challenge);
  second.provider.finish([...second.provider.intents.keys()].join(), 'paid');
  await expect(second.cancel(0)).rejects.toMatchObject({ code: 'conflict', field: 'refund' });
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
});

test('A booking that expired unpaid cannot be cancelled, because a late payment may still confirm it', async () => {
  const { deps, booking, cancel } = await sold({}, { charge: { paymentMethodId: 'challenge' } });
  await sql(`update bookings set pay_until = now() - interval '1 second'`);
  expect(await expireBooking(deps, { bookingId: booking.id, actor: 'clock' })).toBe(true);
  await expect(cancel(0)).rejects.toMatchObject({ code: 'conflict' });
});

test('A group booking is cancelled only as a whole, and unknown tickets are refused', async () => {
  const group = { optionId: alone, time: localTime('12:00'), party: { group: 3 } };
  const { quote, cancel, booking } = await sold(group);
  await startIn(60);
  await expect(quote(1)).rejects.toMatchObject({ code: 'unprocessable', field: 'tickets' });
  await expect(quote(0, 7)).rejects.toMatchObject({ code: 'conflict', field: 'tickets' });
  await cancel(booking.totalMinor / 100);
  expect(await countersOf(testDb.database)).toMatchObject([{ sold: 0, soldSum: 0 }]);
});

test('Cancelled tickets release their units of a shared resource', async () => {
  await sql(
    `with boat as (
       insert into resources (id, organisation_id, slug, capacity)
       select gen_random_uuid(), id, 'boat', 20 from organisations limit 1 returning id)
     insert into option_resources (option_id, resource_id, per, units) select $1, id, 'spot', 2 from boat`,
    [shared],
  );
  try {
    const { cancel } = await sold();
    await startIn(60);
    expect(await usesOf(testDb.database)).toBe(4);
    await cancel(48.5, 1);
    expect(await usesOf(testDb.database)).toBe(2);
    await cancel(48.5);
    expect(await usesOf(testDb.database)).toBe(0);
  } finally {
    await sql('delete from option_resources');
  }
});

test('Repeated provider news about a requested refund changes nothing', async () => {
  const { deps, cancel, payAllRefunds, provider } = await sold();
  await startIn(30);
  await cancel(24.25, 0);
  await payAllRefunds();
  for (let pass = 0; pass < 3; pass++) await reconcilePayments(deps, AbortSignal.timeout(5_000));
  await payAllRefunds();
  const [intent] = provider.intents.values();
  expect(intent?.refunds).toHaveLength(1);
});

test('A call that names a cancelled ticket beside a valid or an unknown one is refused, and cancels nothing', async () => {
  const { cancel } = await sold();
  await startIn(72);
  await cancel(48.5, 0);
  for (const tickets of [
    [0, 1],
    [0, 9],
  ])
    await expect(cancel(48.5, ...tickets)).rejects.toMatchObject({ code: 'conflict', field: 'tickets' });
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
});

test('An unpaid booking is quoted without price and refund, and a cancelled one has no tickets left to quote', async () => {
  const unpaid = await sold({}, { charge: { paymentMethodId: 'challenge' } });
  expect(await unpaid.quote()).toMatchObject({
    price: 0,
    refund: 0,
    fee: 0,
    refundPercent: 100,
    until: null,
  });
  const { quote, cancel } = await sold();
  await startIn(72);
  await cancel(97);
  await expect(quote()).rejects.toMatchObject({ code: 'conflict', field: 'tickets' });
});
