import { randomUUID } from 'node:crypto';
import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { QuotedTrip } from '@ashore/core/contract/quotes.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../packages/server/src/database/connect.ts';
import type { BookingDeps } from '../../packages/server/src/features/bookings/booking-deps.ts';
import { payRefund } from '../../packages/server/src/features/bookings/cancellation/pay-refund.ts';
import { readProductRequirements } from '../../packages/server/src/features/bookings/checkout/product-requirements.ts';
import {
  type CheckoutResult,
  submitCheckout,
} from '../../packages/server/src/features/bookings/checkout/submit-checkout.ts';
import { numberDocuments } from '../../packages/server/src/features/bookings/documents/number-documents.ts';
import { reconcilePayments } from '../../packages/server/src/features/bookings/settlement/reconcile-payments.ts';
import { nativeInventory } from '../../packages/server/src/features/quotes/holds/native-inventory.ts';
import { quoteReadersOf } from '../../packages/server/src/features/quotes/quote-readers.ts';
import { combineInventories } from '../../packages/server/src/gateways/inventory/combine-inventories.ts';
import { paymentsOf } from '../../packages/server/src/gateways/payments/open-payments.ts';
import type { PaymentGateway } from '../../packages/server/src/gateways/payments/port.ts';
import { tokeniseCard } from '../../packages/server/src/gateways/payments/sandbox/create-intent.ts';
import { decideIntent } from '../../packages/server/src/gateways/payments/sandbox/decide-intent.ts';
import { openSandboxGateway } from '../../packages/server/src/gateways/payments/sandbox/sandbox-gateway.ts';
import { guestCheckout } from '../../packages/server/test-support/bookings/booking-deps.ts';
import { checkoutOf } from '../../packages/server/test-support/bookings/checkout-request.ts';
import { type FaultOf, withFaults } from '../../packages/server/test-support/payment-providers/faults.ts';
import { askForQuote } from '../../packages/server/test-support/quotes/quotes.ts';
import { checkBookings, type PromisedBooking } from './check-bookings.ts';
import { checkHoldTables } from './check-hold-tables.ts';
import { raceServerSettings } from './race-server-settings.ts';

const clock = { now: () => new Date() };

/** The built-in sandbox payment provider, behind a connection that may fail. */
export function sandboxOf(database: Database, faultOf: FaultOf = () => undefined): PaymentGateway {
  return withFaults(openSandboxGateway({ database, clock }), faultOf);
}

export function bookingDepsOf(
  database: Database,
  gateway: PaymentGateway = sandboxOf(database),
): BookingDeps {
  return {
    database,
    inventories: combineInventories(nativeInventory(database)),
    payments: paymentsOf([gateway]),
    publishableKey: null,
    quoteReaders: quoteReadersOf(database),
    readProductRequirements: (id) => readProductRequirements(database, id),
    now: raceServerSettings(database).clock.now,
  };
}

export async function cardOf({ pool }: Database, name = 'visa'): Promise<string> {
  const card = await tokeniseCard(pool, name);
  if (!card) throw new Error(`There is no card ${name}.`);
  return card.token;
}

/** What a traveller sends. Sending the same value again is the same press of the button. */
export type CheckoutPress = { readonly quote: QuotedTrip; readonly body: ReturnType<typeof checkoutOf> };

export async function holdSpots(
  database: Database,
  date: LocalDate,
  adult = 1,
  cartId: string = randomUUID(),
): Promise<QuotedTrip | undefined> {
  const { now: at } = raceServerSettings(database).clock;
  const outcome = await askForQuote(database, { date, party: { adult }, cartId, at: at() });
  return outcome.outcome === 'held' ? outcome.quote : undefined;
}

export function pressPay(quote: QuotedTrip, card: string, more: object = {}): CheckoutPress {
  return { quote, body: checkoutOf(quote, { charge: { paymentMethodId: card, ...more } }) };
}

export function sendCheckout(deps: BookingDeps, { body }: CheckoutPress): Promise<CheckoutResult> {
  return submitCheckout(deps, { ...guestCheckout, request: checkoutRequest.parse(body.data) });
}

/** What a client may rely on after an answer. */
export function promisedBookings(result: CheckoutResult): PromisedBooking[] {
  const { state, cartId, orderNumber } = result.booking;
  return state === 'confirmed' || state === 'on_request' ? [{ cartId, orderNumber }] : [];
}

/** The traveller confirms or refuses the payment at the bank. */
export async function answerAtBank(
  database: Database,
  id: string,
  verdict: 'confirm' | 'refuse' = 'confirm',
): Promise<void> {
  const { rows } = await database.pool.query('select secret from sandbox_intents where id = $1', [id]);
  await decideIntent(database, { id, secret: rows[0]?.secret ?? '', page: 'challenge', verdict });
}

/**
 * Does the follow-up work of the worker in three rounds: reconciliation, refunds, and refunds of what those found. In the end all
 * documents get their numbers.
 * Payments are made 12 minutes older each time: after ten minutes reconciliation gives up on an attempt
 * that the provider does not know.
 */
async function runFollowUpWork(database: Database): Promise<readonly string[]> {
  const deps = bookingDepsOf(database);
  const problems: string[] = [];
  for (let round = 0; round < 3; round++) {
    await database.pool.query(
      `update payments set made_at = made_at - interval '12 minutes', read_at = read_at - interval '12 minutes'`,
    );
    const signal = AbortSignal.timeout(60_000);
    problems.push(...(await reconcilePayments(deps, signal)).problems);
    const { rows } = await database.pool.query(
      `select distinct payload ->> 'paymentId' as id from jobs where kind = 'pay-refund'`,
    );
    for (const { id } of rows) await payRefund(deps, id, signal);
  }
  while ((await numberDocuments(database)) > 0);
  return problems;
}

/** Everything that is wrong after all work is done. Empty if nothing was lost and nothing was done twice. */
export async function checkAfterRace(
  database: Database,
  receivedBookings: readonly PromisedBooking[],
): Promise<string[]> {
  const problems = await runFollowUpWork(database);
  return [
    ...problems,
    ...(await checkBookings(database.pool, receivedBookings)),
    ...(await checkHoldTables(database.pool)),
  ];
}
