import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/test-database.ts';
import type { BookingDesk } from '../features/bookings/booking-desk.ts';
import { deskFor, emptyBookings, heldQuote, letPaymentEnd } from '../features/bookings/desk-for-tests.ts';
import { dueBookings } from '../features/bookings/due-bookings.ts';
import { loadQuoteWorld } from '../features/quotes/quotes-for-tests.ts';
import type { PaymentGateway } from '../gateways/payments/port.ts';
import { createBookingHandlers } from './booking-handlers.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const challenge = { charge: { paymentMethodId: 'challenge' } };

// One before and one behind those that answer, in whatever order they are asked.
const hanging = ['paypal', 'stripe'];

/** So many bookings that nobody has paid in time; the first were to be paid elsewhere. */
async function unpaid(count: number, elsewhere: number) {
  const { desk, pay, provider } = deskFor(place.database);
  const ids: string[] = [];
  for (let made = 0; made < count; made++)
    ids.push((await pay(await heldQuote(place.database), challenge)).booking.id);
  await letPaymentEnd(place.database);
  await place.database.pool.query(
    `update bookings set pay_until = pay_until - interval '1 hour' where id = any($1)`,
    [ids.slice(0, elsewhere)],
  );
  for (const [at, id] of ids.slice(0, elsewhere).entries())
    await place.database.pool.query(`update payments set gateway = $2 where booking_id = $1`, [
      id,
      hanging[at % 2],
    ]);
  return { desk, ids, provider };
}

async function states(ids: readonly string[]) {
  const { rows } = await place.database.pool.query('select id, state from bookings');
  return ids.map((id) => rows.find((row) => row.id === id)?.state);
}

function whereOthersHang(desk: BookingDesk): BookingDesk {
  const never = () => new Promise<never>(() => {});
  const { payments } = desk;
  const deeds = { read: never, findByAttempt: never, cancel: never, proceed: never, changedSince: never };
  const others = hanging.map((name) => ({ name, ...deeds }) as unknown as PaymentGateway);
  const gatewayNamed = (wanted: string) =>
    others.find(({ name }) => name === wanted) ?? payments.gatewayNamed(wanted);
  return { ...desk, payments: { ...payments, gatewayNamed, all: [...others, ...payments.all] } };
}

test('A provider that hangs keeps its own bookings waiting, however old they are, and nobody else’s.', async () => {
  const { desk, ids } = await unpaid(3, 2);
  const handlers = createBookingHandlers(whereOthersHang(desk));
  const signal = AbortSignal.timeout(20_000);
  void handlers['lapse-bookings'].run({}, signal).catch(() => {});
  await expect.poll(() => states(ids.slice(2))).toEqual(['expired']);
  expect(await states(ids.slice(0, 2))).toEqual(Array(2).fill('awaiting_payment'));
});

test('A provider that hangs keeps the sweeper from nobody else’s money, and from no news.', async () => {
  const { desk, ids, provider } = await unpaid(2, 1);
  const { pool } = place.database;
  await pool.query(`delete from jobs`);
  await pool.query(`update bookings set pay_until = now() + interval '1 hour'`);
  await pool.query(`update holds set state = 'held', expires_at = now() + interval '1 hour'`);
  await pool.query(`update payments set made_at = made_at - interval '2 minutes', read_at = null`);
  for (const [id] of [...provider.intents].slice(1)) provider.finish(id, 'paid');
  const handlers = createBookingHandlers(whereOthersHang(desk));
  void handlers['reconcile-payments'].run({}, AbortSignal.timeout(20_000)).catch(() => {});
  await expect.poll(() => states(ids)).toEqual(['awaiting_payment', 'confirmed']);
});

test('What cannot be helped has its turn once, is said, and stands in nobody’s way.', async () => {
  const { desk, ids } = await unpaid(3, 0);
  const [first = ''] = ids;
  const { payments } = desk;
  const { rows } = await place.database.pool.query('select provider_id from payments where booking_id = $1', [
    first,
  ]);
  const failing = {
    ...payments.gatewayNamed('sandbox'),
    read: (id: string, signal: AbortSignal) => {
      if (id === rows[0].provider_id) throw new Error('no such thing');
      return payments.gatewayNamed('sandbox')?.read(id, signal);
    },
  } as PaymentGateway;
  const handlers = createBookingHandlers({ ...desk, payments: { ...payments, gatewayNamed: () => failing } });
  const ended = await handlers['lapse-bookings'].run({}, AbortSignal.timeout(5_000));
  expect(ended).toMatchObject({ end: 'never', reason: `${first}: no such thing` });
  expect(await states(ids)).toEqual(['awaiting_payment', 'expired', 'expired']);
  const due = (without: readonly string[]) =>
    dueBookings(place.database.pool, 'lapse', { provider: 'sandbox', without });
  expect([await due([]), await due([first])]).toEqual([[first], []]);
});
