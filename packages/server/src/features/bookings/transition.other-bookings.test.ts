import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingDeps, emptyBookings, heldQuote } from '../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { discountWith } from '../../../test-support/discounts/discounts.ts';
import { quoteCatalogue, showId, showOption } from '../../../test-support/quotes/quotes.ts';
import { readPaymentsOf } from '../payments/payment.ts';
import type { Booking } from './booking.ts';
import { cancelBooking } from './cancellation/cancel-booking.ts';
import { cancelBySupplier } from './cancellation/cancel-by-supplier.ts';
import { refundByOperator, retryRefund } from './cancellation/refund-by-operator.ts';
import { completeBooking } from './maintenance/complete-bookings.ts';
import { erasePersonalData } from './maintenance/erase-personal-data.ts';
import { expireBooking } from './maintenance/expire-bookings.ts';
import { answerRequest } from './requests/answer-request.ts';
import { expireRequest } from './requests/expire-request.ts';
import { captureAcceptedBooking } from './settlement/capture-accepted-booking.ts';
import { handlePaymentEvent } from './settlement/handle-payment-event.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

type Shop = ReturnType<typeof bookingDeps>;
type Kind = 'confirmed' | 'requested' | 'accepted' | 'unpaid';
type Case = { readonly shop: Shop; readonly booking: Booking };

const signal = () => AbortSignal.timeout(5_000);
const sql = (text: string, values?: unknown[]) => testDb.database.pool.query(text, values);
const onRequest = { product: showId, optionId: showOption, time: localTime('18:30') };

/** Books two adults with a discount code, in this state. All bookings of a state share a departure. */
async function booked(shop: Shop, kind: Kind, code: string): Promise<Booking> {
  const quote = await heldQuote(testDb.database, kind === 'confirmed' || kind === 'unpaid' ? {} : onRequest);
  const reduced = quote.grandTotal * 0.9;
  const { booking } = await shop.pay(quote, {
    charge: { amount: reduced, ...(kind === 'unpaid' && { paymentMethodId: 'challenge' }) },
    cart: { voucherCode: code },
  });
  if (kind === 'accepted')
    return (
      await answerRequest(testDb.database, { bookingId: booking.id, answer: 'accept', actor: 'supplier' })
    ).booking;
  return booking;
}

/** Everything that is stored about a booking. */
async function storedAbout({ id }: Booking): Promise<unknown> {
  const { rows } = await sql(
    `select to_jsonb(b) as booking, to_jsonb(h) as hold,
       (select jsonb_agg(t order by t.position) from booking_tickets t where t.booking_id = b.id) as tickets,
       (select jsonb_agg(s order by s.id) from booking_transitions s where s.booking_id = b.id) as transitions,
       (select jsonb_agg(p order by p.id) from payments p where p.booking_id = b.id) as payments,
       (select jsonb_agg(r order by r.id) from refunds r join payments p on p.id = r.payment_id where p.booking_id = b.id) as refunds,
       (select jsonb_agg(l order by l.movement, l.account) from ledger_entries l where l.booking_id = b.id) as ledger,
       (select jsonb_agg(i order by i.number) from invoices i where i.booking_id = b.id) as invoices,
       (select jsonb_agg(u order by u.id) from unnumbered_documents u where u.booking_id = b.id) as unnumbered,
       (select to_jsonb(u) from discount_uses u where u.booking_id = b.id) as discount_use,
       (select jsonb_agg(j order by j.id) from jobs j where j.payload ->> 'bookingId' = b.id::text) as jobs
     from bookings b left join holds h on h.id = b.hold_id where b.id = $1`,
    [id],
  );
  return rows[0];
}

const refundOf = async (booking: Booking) =>
  (await sql('select total_minor::int as minor from bookings where id = $1', [booking.id])).rows[0].minor /
  100;

test.each<[string, Kind, (input: Case) => Promise<unknown>]>([
  [
    'Cancelling a booking',
    'confirmed',
    async ({ shop, booking }) =>
      cancelBooking(shop.deps, {
        accessKey: booking.accessKey,
        tickets: [],
        refund: await refundOf(booking),
      }),
  ],
  [
    'Cancelling one ticket',
    'confirmed',
    async ({ shop, booking }) =>
      cancelBooking(shop.deps, {
        accessKey: booking.accessKey,
        tickets: [0],
        refund: (await refundOf(booking)) / 2,
      }),
  ],
  [
    'Withdrawing a request',
    'requested',
    async ({ shop, booking }) =>
      cancelBooking(shop.deps, {
        accessKey: booking.accessKey,
        tickets: [],
        refund: await refundOf(booking),
      }),
  ],
  [
    'Ending an unpaid booking',
    'unpaid',
    ({ shop, booking }) => cancelBooking(shop.deps, { accessKey: booking.accessKey, tickets: [], refund: 0 }),
  ],
  [
    'A supplier’s cancellation',
    'confirmed',
    ({ booking }) =>
      cancelBySupplier(testDb.database, { bookingId: booking.id, actor: 'supplier', reason: 'weather' }),
  ],
  [
    'A supplier’s cancellation of a request',
    'requested',
    ({ booking }) =>
      cancelBySupplier(testDb.database, { bookingId: booking.id, actor: 'supplier', reason: 'weather' }),
  ],
  [
    'Accepting a request',
    'requested',
    ({ booking }) =>
      answerRequest(testDb.database, { bookingId: booking.id, answer: 'accept', actor: 'supplier' }),
  ],
  [
    'Declining a request',
    'requested',
    ({ booking }) =>
      answerRequest(testDb.database, { bookingId: booking.id, answer: 'decline', actor: 'supplier' }),
  ],
  [
    'Capturing an accepted booking',
    'accepted',
    ({ shop, booking }) => captureAcceptedBooking(shop.deps, booking.id, signal()),
  ],
  [
    'A goodwill refund',
    'confirmed',
    ({ booking }) =>
      refundByOperator(testDb.database, {
        bookingId: booking.id,
        refund: { amountMinor: 500 },
        name: 'rain',
        requestedBy: 'Ada',
      }),
  ],
  [
    'Paying a refund',
    'confirmed',
    async ({ shop, booking }) => {
      await refundByOperator(testDb.database, {
        bookingId: booking.id,
        refund: { amountMinor: 500 },
        name: 'rain',
        requestedBy: 'Ada',
      });
      await shop.payAllRefunds();
    },
  ],
  [
    'Retrying a failed refund',
    'confirmed',
    async ({ booking }) => {
      await sql(`update bookings set cancelled_minor = 500 where id = $1`, [booking.id]);
      await sql(
        `insert into refunds (id, payment_id, amount_minor, reason, state)
         select gen_random_uuid(), payment_id, 500, 'cancelled', 'failed' from bookings where id = $1`,
        [booking.id],
      );
      expect(await retryRefund(testDb.database, { bookingId: booking.id, requestedBy: 'Ada' })).toBe(500);
    },
  ],
  [
    'Expiring an unpaid booking',
    'unpaid',
    async ({ shop, booking }) => {
      await sql(`update bookings set pay_until = now() - interval '1 second' where id = $1`, [booking.id]);
      expect(await expireBooking(shop.deps, { bookingId: booking.id, actor: 'clock' })).toBe(true);
    },
  ],
  [
    'Expiring an unanswered request',
    'requested',
    async ({ shop, booking }) => {
      await sql(`update bookings set answer_until = now() - interval '1 second' where id = $1`, [booking.id]);
      expect(await expireRequest(shop.deps, booking.id)).toBe(true);
    },
  ],
  [
    'Completing a booking',
    'confirmed',
    async ({ shop, booking }) => {
      await sql(`update bookings set starts_at = now() - interval '2 hours', ends_at = now() where id = $1`, [
        booking.id,
      ]);
      expect(await completeBooking(shop.deps, booking.id)).toBe(true);
    },
  ],
  [
    'Erasing personal data after a trip',
    'confirmed',
    async ({ booking }) => {
      await sql(`update bookings set ends_at = now() - interval '40 days' where id = $1`, [booking.id]);
      expect(await erasePersonalData(testDb.database.pool, 30)).toBe(1);
    },
  ],
  [
    'A payment event',
    'unpaid',
    async ({ shop, booking }) => {
      const [payment] = await readPaymentsOf(testDb.database.pool, booking.id);
      const [intentId, attemptId] = [payment?.providerId ?? '', payment?.id ?? ''];
      shop.provider.finish(intentId, 'paid');
      await handlePaymentEvent(shop.deps, { gateway: 'sandbox', intentId, attemptId }, signal());
    },
  ],
])('%s changes that and no other booking of its departure', async (_, kind, operation) => {
  const shop = bookingDeps(testDb.database);
  const code = await discountWith(testDb.database, { mostUses: 10, budgets: { EUR: 100_000 } });
  const before = await booked(shop, kind, code);
  const booking = await booked(shop, kind, code);
  const after = await booked(shop, kind, code);
  const others = () => Promise.all([storedAbout(before), storedAbout(after)]);
  const [othersBefore, ownBefore] = [await others(), await storedAbout(booking)];
  await operation({ shop, booking });
  expect(await storedAbout(booking)).not.toEqual(ownBefore);
  expect(await others()).toEqual(othersBefore);
});
