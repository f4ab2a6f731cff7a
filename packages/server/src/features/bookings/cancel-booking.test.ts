import { localTime } from '@ashore/core/time/local-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { discountWith } from '../discounts/discounts-for-tests.ts';
import {
  alone,
  countersOf,
  loadQuoteWorld,
  shared,
  showId,
  showOption,
  usesOf,
  whenever,
} from '../quotes/quotes-for-tests.ts';
import { cancelBooking } from './cancel-booking.ts';
import { balances, deskFor, emptyBookings, heldQuote, stateOf } from './desk-for-tests.ts';
import { lapseBooking } from './lapse-booking.ts';
import { quoteCancellation } from './quote-cancellation.ts';
import { readFacts } from './read-facts.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { refundByDesk } from './refund-by-desk.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const sql = (text: string, values?: unknown[]) => place.database.pool.query(text, values);

/** As if it had been sold with this policy, so many hours before it begins. */
const promise = (hours: number, tiers = '[[48, 100], [24, 50]]') =>
  sql(
    `update bookings set starts_at = now() + make_interval(hours => $1, mins => 5), ends_at = now() + interval '9 days',
       quote = jsonb_set(quote, '{cancellation}', (
         select jsonb_agg(jsonb_build_object('hoursBefore', tier -> 0, 'refundPercent', tier -> 1))
         from jsonb_array_elements($2::jsonb) tier))`,
    [hours, tiers],
  );

type Asked = Parameters<typeof heldQuote>[1];

async function sold(asked: Asked = {}, paid: Parameters<ReturnType<typeof deskFor>['pay']>[1] = {}) {
  const shop = deskFor(place.database);
  const { booking } = await shop.pay(await heldQuote(place.database, asked), paid);
  const { accessKey } = booking;
  const quote = (...tickets: number[]) => quoteCancellation(place.database.pool, { accessKey, tickets });
  const cancel = (refund: number, ...tickets: number[]) =>
    cancelBooking(shop.desk, { accessKey, tickets, refund });
  return { ...shop, booking, quote, cancel };
}

const papers = async () =>
  (await sql('select kind, total_minor::int as minor from invoices order by number')).rows;

test('Given up in time all of it comes back: money, spots and shares, and a credit note says so.', async () => {
  const { quote, cancel, provider, giveAllBack, jobs } = await sold();
  await promise(48);
  expect(await quote()).toMatchObject({
    price: 97,
    refund: 97,
    fee: 0,
    refundPercent: 100,
    currencyCode: 'EUR',
  });
  await cancel(97);
  await cancel(97);
  expect(await stateOf(place.database)).toEqual(['cancelled']);
  expect(await countersOf(place.database)).toMatchObject([{ sold: 0, soldSum: 0 }]);
  expect(await papers()).toEqual([
    { kind: 'invoice', minor: 9_700 },
    { kind: 'credit_note', minor: 9_700 },
  ]);
  await giveAllBack();
  expect([...provider.intents.values()]).toMatchObject([{ refunds: [{ amountMinor: 9_700 }] }]);
  expect(await balances(place.database)).toEqual({});
  expect(await jobs()).toEqual(['pay', 'cancel', 'give-back', 'refunded']);
});

test('Each credit note knows whose tickets it takes back, and a favour takes none.', async () => {
  const { booking, cancel } = await sold({ party: { adult: 3 } });
  await promise(48);
  const takenBack = async () => {
    const facts = await readFacts(place.database, { id: booking.id });
    return facts?.invoices.map(({ kind, tickets }) => [kind, ...tickets.map((one) => one.participantName)]);
  };
  const names = (await sql('select participant_name as name from booking_tickets order by position')).rows;
  const [first, second, third] = names.map(({ name }) => name);
  await cancel(48.5, 1);
  const favour = { bookingId: booking.id, of: { amountMinor: 100 }, name: 'late', askedBy: 'desk' };
  await refundByDesk(place.database, favour);
  await cancel(96, 0, 2);
  expect(await takenBack()).toEqual([
    ['invoice'],
    ['credit_note', second],
    ['credit_note'],
    ['credit_note', first, third],
  ]);
});

test('What is left of a booking could have been bought by itself; else it goes as a whole, and is told so beforehand.', async () => {
  const wanted = { optionId: whenever, time: null, party: { adult: 2, senior: 1 } };
  const { quote, cancel } = await sold(wanted);
  await promise(48);
  const refused = { code: 'unprocessable', field: 'tickets', reason: 'left_over' };
  // Two adults are sold together at least.
  for (const position of [0, 1]) {
    await expect(quote(position)).rejects.toMatchObject(refused);
    await expect(cancel(20, position)).rejects.toMatchObject(refused);
  }
  expect(await countersOf(place.database)).toMatchObject([{ sold: 3 }]);
  expect(await quote(0, 1)).toMatchObject({ refund: 40 });
  await cancel(15, 2);
  await expect(cancel(20, 0)).rejects.toMatchObject(refused);
  await cancel(40);
  expect(await stateOf(place.database)).toEqual(['cancelled']);
});

test('Free tickets do not stay alone when those are given up that cost something.', async () => {
  await sql(`update option_tickets set price_minor = 0 where option_id = $1 and band = 'child'`, [shared]);
  const { quote, cancel } = await sold({ party: { adult: 1, child: 2 } });
  await sql(`update option_tickets set price_minor = 2900 where option_id = $1 and band = 'child'`, [shared]);
  await promise(48);
  const refused = { code: 'unprocessable', field: 'tickets', reason: 'left_over' };
  await expect(quote(0)).rejects.toMatchObject(refused);
  await expect(cancel(48.5, 0, 1)).rejects.toMatchObject(refused);
  await cancel(0, 1);
  await cancel(48.5);
  expect(await stateOf(place.database)).toEqual(['cancelled']);
});

test('Tickets are given up singly a handful of times, then all that are left: each time mails go out.', async () => {
  await sql('update product_options set capacity = 40 where id = $1', [shared]);
  const { cancel, jobs } = await sold({ party: { adult: 8 } });
  await promise(48);
  for (const position of [0, 1, 2, 3, 4]) await cancel(48.5, position);
  await cancel(48.5, 4);
  await expect(cancel(48.5, 5)).rejects.toMatchObject({ code: 'unprocessable', reason: 'too_often' });
  await cancel(145.5);
  expect((await jobs()).filter((about) => about === 'reduce')).toHaveLength(5);
  await sql('update product_options set capacity = 6 where id = $1', [shared]);
});

test('Each ticket comes back at what was paid for it, by the tier of its hour; the others stay as they are.', async () => {
  const code = await discountWith(place.database, { terms: { percent: null, amounts: { EUR: 1_001 } } });
  const { quote, cancel, giveAllBack, provider } = await sold(
    { party: { adult: 2, child: 1 } },
    // Of 126.00 a code takes 10.01: 3.85 of each adult, 2.31 of the child.
    { charge: { amount: 115.99 }, cart: { voucherCode: code, ...threeOf() } },
  );
  await promise(30);
  expect(await quote(2)).toMatchObject({ price: 26.69, refund: 13.34, fee: 13.35, refundPercent: 50 });
  expect(await quote(0)).toMatchObject({ price: 44.65, refund: 22.32 });
  await cancel(13.34, 2);
  await cancel(13.34, 2);
  expect(await stateOf(place.database)).toEqual(['confirmed']);
  expect(await countersOf(place.database)).toMatchObject([{ sold: 2, soldSum: 2 }]);
  await promise(60);
  expect(await quote()).toMatchObject({ price: 89.3, refund: 89.3 });
  await cancel(44.65, 1);
  await cancel(44.65);
  await giveAllBack();
  expect(await stateOf(place.database)).toEqual(['cancelled']);
  expect((await papers()).map(({ minor }) => minor)).toEqual([11_599, 1_334, 4_465, 4_465]);
  const [intent] = provider.intents.values();
  expect(intent?.refunds.map(({ amountMinor }) => amountMinor)).toEqual([1_334, 4_465, 4_465]);
  // What was kept of the child is the supplier's, less our commission, as of every sale.
  const left = await balances(place.database);
  expect(Object.values(left).reduce((sum, minor) => sum + minor, 0)).toBe(0);
  expect(left).toMatchObject({ provider: -1_335 });
  expect(left.traveller).toBeUndefined();
  expect((await sql('select uses from discounts where code = $1', [code])).rows).toEqual([{ uses: 0 }]);
  const { rows } = await sql(`select step from booking_steps where step in ('reduce', 'cancel') order by id`);
  expect(rows.map(({ step }) => step)).toEqual(['reduce', 'reduce', 'cancel']);
  const told = await sql(`select count(*)::int as count from jobs where payload ->> 'about' = 'reduce'`);
  expect(told.rows).toEqual([{ count: 2 }]);
});

function threeOf() {
  const participants = ['adult', 'adult', 'child'].map((ticketType, index) => ({
    participantName: `Somebody ${index}`,
    ticketType,
  }));
  return { participants };
}

test('Where another sum comes back than was shown, nothing happens; late it is nothing, and after the start not at all.', async () => {
  const { quote, cancel, provider } = await sold();
  await promise(30);
  for (const refund of [97, 48.49, 0, 48.501]) await expect(cancel(refund)).rejects.toThrow();
  await promise(20);
  await expect(cancel(48.5)).rejects.toMatchObject({ code: 'conflict', field: 'refund' });
  expect(await stateOf(place.database)).toEqual(['confirmed']);
  expect(await quote()).toMatchObject({ refund: 0, fee: 97, refundPercent: 0, until: null });
  await promise(-1);
  await expect(cancel(0)).rejects.toMatchObject({ code: 'conflict', field: 'state' });
  await expect(quote()).rejects.toMatchObject({ code: 'conflict' });
  await promise(20);
  await cancel(0);
  expect(await stateOf(place.database)).toEqual(['cancelled']);
  expect([...provider.intents.values()]).toMatchObject([{ refunds: [] }]);
  expect(await papers()).toHaveLength(1);
});

test('Of twenty who cancel at once one does; nobody is given back more than he paid.', async () => {
  for (const named of [[], [0]]) {
    await emptyBookings(place.database);
    const { cancel, giveAllBack, provider } = await sold();
    await promise(60);
    await Promise.all(Array.from({ length: 20 }, () => cancel(named.length > 0 ? 48.5 : 97, ...named)));
    await giveAllBack();
    const [intent] = provider.intents.values();
    expect(intent?.refunds.map(({ amountMinor }) => amountMinor)).toEqual([named.length > 0 ? 4_850 : 9_700]);
    expect(await countersOf(place.database)).toMatchObject([{ sold: named.length, soldSum: named.length }]);
  }
});

test('Before the supplier has answered all of it is let go; a part of a request cannot be given up.', async () => {
  const request = { product: showId, optionId: showOption, time: localTime('18:30') };
  const { quote, cancel, provider, giveAllBack, booking } = await sold(request);
  const total = booking.totalMinor / 100;
  await expect(quote(0)).rejects.toMatchObject({ code: 'unprocessable', field: 'tickets' });
  expect(await quote()).toMatchObject({ refund: total, fee: 0 });
  await cancel(total);
  await giveAllBack();
  expect([...provider.intents.values()]).toMatchObject([{ state: 'cancelled' }]);
  expect(await stateOf(place.database)).toEqual(['cancelled']);
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 0 }]);
  expect(await papers()).toEqual([]);
});

test('What nobody has paid is let go of; where the money was quicker, its owner is asked anew.', async () => {
  const challenge = { charge: { paymentMethodId: 'challenge' } };
  const first = await sold({}, challenge);
  expect(await first.quote()).toMatchObject({ price: 0, refund: 0 });
  await first.cancel(0);
  expect(await stateOf(place.database)).toEqual(['expired']);
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 0 }]);
  // Whose answer was lost asks again.
  await expect(first.cancel(0)).resolves.toBeUndefined();
  await emptyBookings(place.database);
  const second = await sold({}, challenge);
  second.provider.finish([...second.provider.intents.keys()].join(), 'paid');
  await expect(second.cancel(0)).rejects.toMatchObject({ code: 'conflict', field: 'refund' });
  expect(await stateOf(place.database)).toEqual(['confirmed']);
});

test('What only the clock has ended nobody can give up: late money may still make it a booking.', async () => {
  const { desk, booking, cancel } = await sold({}, { charge: { paymentMethodId: 'challenge' } });
  await sql(`update bookings set pay_until = now() - interval '1 second'`);
  expect(await lapseBooking(desk, { bookingId: booking.id, actor: 'clock' })).toBe(true);
  await expect(cancel(0)).rejects.toMatchObject({ code: 'conflict' });
});

test('A group came for one price and goes as one; tickets that are not there cannot be given up.', async () => {
  const group = { optionId: alone, time: localTime('12:00'), party: { group: 3 } };
  const { quote, cancel, booking } = await sold(group);
  await promise(60);
  await expect(quote(1)).rejects.toMatchObject({ code: 'unprocessable', field: 'tickets' });
  await expect(quote(0, 7)).rejects.toMatchObject({ code: 'conflict', field: 'tickets' });
  await cancel(booking.totalMinor / 100);
  expect(await countersOf(place.database)).toMatchObject([{ sold: 0, soldSum: 0 }]);
});

test('What is shared with other trips is free again by as much as was given up.', async () => {
  await sql(
    `with boat as (
       insert into resources (id, organisation_id, slug, capacity)
       select gen_random_uuid(), id, 'boat', 20 from organisations limit 1 returning id)
     insert into option_resources (option_id, resource_id, per, units) select $1, id, 'spot', 2 from boat`,
    [shared],
  );
  try {
    const { cancel } = await sold();
    await promise(60);
    expect(await usesOf(place.database)).toBe(4);
    await cancel(48.5, 1);
    expect(await usesOf(place.database)).toBe(2);
    await cancel(48.5);
    expect(await usesOf(place.database)).toBe(0);
  } finally {
    await sql('delete from option_resources');
  }
});

test('News of a refund that was asked for changes nothing more, however often it comes.', async () => {
  const { desk, cancel, giveAllBack, provider } = await sold();
  await promise(30);
  await cancel(24.25, 0);
  await giveAllBack();
  for (let pass = 0; pass < 3; pass++) await reconcilePayments(desk, AbortSignal.timeout(5_000));
  await giveAllBack();
  const [intent] = provider.intents.values();
  expect(intent?.refunds).toHaveLength(1);
});
