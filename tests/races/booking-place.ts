import { randomUUID } from 'node:crypto';
import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { Database } from '../../packages/server/src/database/connect-database.ts';
import type { BookingDesk } from '../../packages/server/src/features/bookings/booking-desk.ts';
import { type CheckedOut, checkOut } from '../../packages/server/src/features/bookings/check-out.ts';
import { checkoutOf } from '../../packages/server/src/features/bookings/checkout-for-tests.ts';
import { giveBack } from '../../packages/server/src/features/bookings/give-back.ts';
import { reconcilePayments } from '../../packages/server/src/features/bookings/reconcile-payments.ts';
import { readSoldProduct } from '../../packages/server/src/features/bookings/sold-product.ts';
import { nativeInventory } from '../../packages/server/src/features/quotes/native-inventory.ts';
import { sourcesOf } from '../../packages/server/src/features/quotes/quote-sources.ts';
import { ask } from '../../packages/server/src/features/quotes/quotes-for-tests.ts';
import { combineInventories } from '../../packages/server/src/gateways/inventory/combine-inventories.ts';
import { type FaultOf, withFaults } from '../../packages/server/src/gateways/payments/faults-for-tests.ts';
import { paymentsOf } from '../../packages/server/src/gateways/payments/open-payments.ts';
import type { PaymentGateway } from '../../packages/server/src/gateways/payments/port.ts';
import { decideIntent } from '../../packages/server/src/gateways/payments/sandbox/decide-intent.ts';
import { openSandbox } from '../../packages/server/src/gateways/payments/sandbox/open-sandbox.ts';
import { tokeniseCard } from '../../packages/server/src/gateways/payments/sandbox/tokenise-card.ts';
import { checkBookings, type Seen } from './check-bookings.ts';
import { checkBooks } from './check-books.ts';
import { racingServer } from './racing-server.ts';

const clock = { now: () => new Date() };

/** The provider that comes with the installation, at the other end of a line that may be cut. */
export function sandboxOf(database: Database, faultOf: FaultOf = () => undefined): PaymentGateway {
  return withFaults(openSandbox({ database, clock }), faultOf);
}

export function deskOf(database: Database, gateway: PaymentGateway = sandboxOf(database)): BookingDesk {
  return {
    database,
    inventories: combineInventories(nativeInventory(database)),
    payments: paymentsOf([gateway]),
    publishableKey: null,
    sources: sourcesOf(database),
    soldProduct: (id) => readSoldProduct(database, id),
    now: racingServer(database).clock.now,
  };
}

export async function cardOf({ pool }: Database, name = 'visa'): Promise<string> {
  const card = await tokeniseCard(pool, name);
  if (!card) throw new Error(`There is no card ${name}.`);
  return card.token;
}

/** What a traveller sends: the same again is the same press of the button. */
export type Press = { readonly quote: Quote; readonly body: ReturnType<typeof checkoutOf> };

export async function hold(
  database: Database,
  date: LocalDate,
  adult = 1,
  cartId: string = randomUUID(),
): Promise<Quote | undefined> {
  const { now: at } = racingServer(database).clock;
  const made = await ask(database, { date, party: { adult }, cartId, at: at() });
  return made.outcome === 'held' ? made.quote : undefined;
}

export function press(quote: Quote, card: string, more: object = {}): Press {
  return { quote, body: checkoutOf(quote, { charge: { paymentMethodId: card, ...more } }) };
}

export function send(desk: BookingDesk, { body }: Press): Promise<CheckedOut> {
  return checkOut(desk, {
    request: checkoutRequest.parse(body.data),
    kind: 'direct',
    organisationId: null,
    variant: 'test',
    locale: 'en',
    returnUrl: 'https://www.example.org/back',
    description: 'Race',
  });
}

/** What a client may rely on after an answer. */
export function seenIn(done: CheckedOut): Seen[] {
  const { state, cartId, orderNumber } = done.booking;
  return state === 'confirmed' || state === 'on_request' ? [{ cartId, orderNumber }] : [];
}

/** The traveller says yes at his bank. */
export async function decide(
  database: Database,
  id: string,
  verdict: 'confirm' | 'refuse' = 'confirm',
): Promise<void> {
  const { rows } = await database.pool.query('select secret from sandbox_intents where id = $1', [id]);
  await decideIntent(database, { id, secret: rows[0]?.secret ?? '', page: 'challenge', verdict });
}

/** As the worker does it, until nothing changes any more; as if minutes had gone by. */
async function quieten(database: Database): Promise<readonly string[]> {
  const desk = deskOf(database);
  const troubles: string[] = [];
  for (let round = 0; round < 3; round++) {
    await database.pool.query(
      `update payments set made_at = made_at - interval '12 minutes', read_at = read_at - interval '12 minutes'`,
    );
    const signal = AbortSignal.timeout(60_000);
    troubles.push(...(await reconcilePayments(desk, signal)).troubles);
    const { rows } = await database.pool.query(
      `select distinct payload ->> 'paymentId' as id from jobs where kind = 'give-back'`,
    );
    for (const { id } of rows) await giveBack(desk, id, signal);
  }
  return troubles;
}

/** Everything that is wrong when all is quiet: none, if nothing was lost and nothing done twice. */
export async function judged(database: Database, seen: readonly Seen[]): Promise<string[]> {
  const troubles = await quieten(database);
  return [...troubles, ...(await checkBookings(database.pool, seen)), ...(await checkBooks(database.pool))];
}
