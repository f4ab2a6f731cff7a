import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { Database } from '../../database/connect-database.ts';
import { combineInventories } from '../../gateways/inventory/combine-inventories.ts';
import type { TheirInventory } from '../../gateways/inventory/port.ts';
import { type Fault, memoryPayments } from '../../gateways/payments/memory-payments-for-tests.ts';
import { nativeInventory } from '../quotes/native-inventory.ts';
import { sourcesOf } from '../quotes/quote-sources.ts';
import { type Asked, ask, now } from '../quotes/quotes-for-tests.ts';
import type { BookingDesk } from './booking-desk.ts';
import { checkOut } from './check-out.ts';
import { checkoutOf } from './checkout-for-tests.ts';
import { giveBack } from './give-back.ts';
import { readSoldProduct } from './sold-product.ts';

type Stage = {
  readonly faultOf?: (deed: string, key: string) => Fault | undefined;
  readonly theirs?: TheirInventory;
};

/** A desk at which a test books, with a provider that does what the test says. */
export function deskFor(database: Database, { faultOf, theirs }: Stage = {}) {
  const provider = memoryPayments(faultOf);
  const desk: BookingDesk = {
    database,
    inventories: combineInventories(nativeInventory(database), new Map(theirs ? [['them', theirs]] : [])),
    payments: provider.payments,
    publishableKey: null,
    sources: sourcesOf(database),
    soldProduct: (id) => readSoldProduct(database, id),
    now: () => now,
  };
  return { desk, provider, pay, jobs, giveAllBack };

  function pay(
    quote: Quote,
    differences: Parameters<typeof checkoutOf>[1] = {},
    kind: 'direct' | 'billed' = 'direct',
  ) {
    return checkOut(desk, {
      request: checkoutRequest.parse(checkoutOf(quote, differences).data),
      kind,
      organisationId: null,
      variant: 'test',
      locale: 'en',
      returnUrl: 'https://www.example.org/back',
      description: 'Test',
    });
  }

  /** What was asked for to be done later: whom to tell of what, in order. */
  async function jobs(): Promise<readonly string[]> {
    const { rows } = await database.pool.query(
      `select coalesce(payload ->> 'about', kind) as what from jobs where kind in ('tell-booking', 'give-back') order by id`,
    );
    return rows.map(({ what }) => what);
  }

  async function giveAllBack(): Promise<void> {
    const { rows } = await database.pool.query(
      `select payload ->> 'paymentId' as id from jobs where kind = 'give-back'`,
    );
    for (const { id } of rows) await giveBack(desk, id, AbortSignal.timeout(5_000));
  }
}

export async function heldQuote(database: Database, asked: Asked = {}): Promise<Quote> {
  const made = await ask(database, asked);
  if (made.outcome !== 'held') throw new Error(`Nothing is held: ${made.outcome}.`);
  return made.quote;
}

/** As if so much time had gone by for what nobody has paid. */
export async function letPaymentEnd({ pool }: Database): Promise<void> {
  await pool.query(
    `update bookings set pay_until = now() - interval '1 second' where state = 'awaiting_payment'`,
  );
  await pool.query(`update holds set expires_at = now() - interval '1 second' where state = 'held'`);
}

export async function emptyBookings({ pool }: Database): Promise<void> {
  await pool.query(
    `truncate holds, departures, bookings, payments, ledger_entries, jobs, number_series, payment_watermarks cascade`,
  );
}

export async function stateOf({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query('select state from bookings order by booked_at');
  return rows.map(({ state }) => state);
}

/** What each account has, over all movements; nought where everything came and went. */
export async function balances({ pool }: Database): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    'select account, sum(amount_minor)::float8 as sum from ledger_entries group by account having sum(amount_minor) <> 0',
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}
