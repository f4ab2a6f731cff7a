import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { QuotedTrip } from '@ashore/core/contract/quotes.ts';
import type { Database } from '../../src/database/connect.ts';
import type { BookingDeps } from '../../src/features/bookings/booking-deps.ts';
import { payRefund } from '../../src/features/bookings/cancellation/pay-refund.ts';
import { readProductRequirements } from '../../src/features/bookings/checkout/product-requirements.ts';
import { submitCheckout } from '../../src/features/bookings/checkout/submit-checkout.ts';
import { nativeInventory } from '../../src/features/quotes/holds/native-inventory.ts';
import { quoteReadersOf } from '../../src/features/quotes/quote-readers.ts';
import { combineInventories } from '../../src/gateways/inventory/combine-inventories.ts';
import type { ExternalInventory } from '../../src/gateways/inventory/port.ts';
import { type MemoryFault, memoryPayments } from '../payment-providers/memory-payments.ts';
import { askForQuote, now, type TestQuoteInput } from '../quotes/quotes.ts';
import { checkoutOf } from './checkout-request.ts';

/** What a checkout has besides its request, if a guest books for themselves. */
export const guestCheckout = {
  kind: 'direct',
  organisationId: null,
  accountId: null,
  variant: 'test',
  locale: 'en',
  returnUrl: 'https://www.example.org/back',
  description: 'Test',
} as const;

type BookingDepsInput = {
  readonly faultOf?: (
    operation: string,
    key: string,
  ) => MemoryFault | undefined | Promise<MemoryFault | undefined>;
  readonly theirs?: ExternalInventory;
};

/** Booking dependencies for a test, with a payment provider whose faults the test chooses. */
export function bookingDeps(database: Database, { faultOf, theirs }: BookingDepsInput = {}) {
  const provider = memoryPayments(faultOf);
  const deps: BookingDeps = {
    database,
    inventories: combineInventories(nativeInventory(database), new Map(theirs ? [['them', theirs]] : [])),
    payments: provider.payments,
    publishableKey: null,
    quoteReaders: quoteReadersOf(database),
    readProductRequirements: (id) => readProductRequirements(database, id),
    now: () => now,
  };
  return { deps, provider, pay, jobs, payAllRefunds };

  function pay(
    quote: QuotedTrip,
    differences: Parameters<typeof checkoutOf>[1] = {},
    kind: 'direct' | 'billed' = 'direct',
  ) {
    return submitCheckout(deps, {
      ...guestCheckout,
      request: checkoutRequest.parse(checkoutOf(quote, differences).data),
      kind,
    });
  }

  /** Enqueued notifications and refunds, in order. */
  async function jobs(): Promise<readonly string[]> {
    const { rows } = await database.pool.query(
      `select coalesce(payload ->> 'about', kind) as what from jobs where kind in ('notify-booking', 'pay-refund') order by id`,
    );
    return rows.map(({ what }) => what);
  }

  async function payAllRefunds(): Promise<void> {
    const { rows } = await database.pool.query(
      `select payload ->> 'paymentId' as id from jobs where kind = 'pay-refund'`,
    );
    for (const { id } of rows) await payRefund(deps, id, AbortSignal.timeout(5_000));
  }
}

export async function heldQuote(database: Database, input: TestQuoteInput = {}): Promise<QuotedTrip> {
  const holdOutcome = await askForQuote(database, input);
  if (holdOutcome.outcome !== 'held') throw new Error(`No spots are held: ${holdOutcome.outcome}.`);
  return holdOutcome.quote;
}

/** Lets the time to pay expire for all unpaid bookings and their holds. */
export async function letPaymentEnd({ pool }: Database): Promise<void> {
  await pool.query(
    `update bookings set pay_until = now() - interval '1 second' where state = 'awaiting_payment'`,
  );
  await pool.query(`update holds set expires_at = now() - interval '1 second' where state = 'held'`);
}

export async function emptyBookings({ pool }: Database): Promise<void> {
  await pool.query(
    `truncate holds, departures, room_nights, bookings, payments, ledger_entries, jobs, number_series, payment_watermarks cascade`,
  );
}

export async function stateOf({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query('select state from bookings order by booked_at');
  return rows.map(({ state }) => state);
}

/** Balance of each account over all movements. Accounts whose entries add up to zero are left out. */
export async function balances({ pool }: Database): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    'select account, sum(amount_minor)::float8 as sum from ledger_entries group by account having sum(amount_minor) <> 0',
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}
