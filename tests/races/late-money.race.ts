import { addDays } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import type { BookingDeps } from '../../packages/server/src/features/bookings/booking-deps.ts';
import { handlePaymentEvent } from '../../packages/server/src/features/bookings/settlement/handle-payment-event.ts';
import { expireHolds } from '../../packages/server/src/features/quotes/holds/expire-holds.ts';
import {
  answerAtBank,
  bookingDepsOf,
  cardOf,
  checkAfterRace,
  holdSpots,
  pressPay,
  sendCheckout,
} from './race-bookings.ts';
import { createRaceDatabase, firstDay, type RaceDatabase } from './race-database.ts';
import { controlOptions, RACE_TIMEOUT } from './race-limits.ts';

const handlers = 8;
const rounds = 6;

/**
 * Every handler holds the spots again, replaces the hold of an earlier handler, and sells only its own hold.
 */
function withoutOtherHolds(deps: BookingDeps, bookingId: string): BookingDeps {
  const { inventories } = deps;
  let ownHoldId: string | undefined;
  return {
    ...deps,
    inventories: {
      ...inventories,
      find: async (cartId) => (cartId === bookingId ? undefined : inventories.find(cartId)),
      async hold(source, wanted) {
        const outcome = await inventories.hold(source, wanted);
        if (outcome.outcome === 'held' && wanted.cartId === bookingId) ownHoldId = outcome.hold.id;
        return outcome;
      },
      async sellerOf(cartId) {
        const seller = await inventories.sellerOf(cartId);
        if (!seller.isOwn || cartId !== bookingId) return seller;
        return { ...seller, buy: (cart, client, id) => seller.buy(cart, client, id ?? ownHoldId) };
      },
    },
  };
}

/**
 * The hold expires while the bank asks the traveller. Then many handlers learn at the same moment that the bank has
 * confirmed. Returns their outcomes.
 */
async function handleLatePayments(
  raceDatabase: RaceDatabase,
  wrap: (deps: BookingDeps, bookingId: string) => BookingDeps,
) {
  const { database } = raceDatabase;
  const challenge = await cardOf(database, 'challenge');
  const outcomes: string[] = [];
  const otherServers = [1, 2].map(() => bookingDepsOf(raceDatabase.connectAgain()));
  for (let round = 0; round < rounds; round++) {
    const quote = await holdSpots(database, addDays(firstDay, round));
    const acting = quote && (await sendCheckout(bookingDepsOf(database), pressPay(quote, challenge)));
    if (!acting || !('intent' in acting))
      throw new Error('The payment does not need the bank’s confirmation.');
    const { booking, intent, payment } = acting;
    await database.pool.query(
      `update holds set expires_at = now() - interval '1 second' where state = 'held'`,
    );
    await expireHolds(database.pool);
    await answerAtBank(database, intent.id);
    const event = { gateway: 'sandbox', intentId: intent.id, attemptId: payment.id } as const;
    const handling = Array.from({ length: handlers }, (_, index) => {
      const deps = otherServers[index % otherServers.length] ?? bookingDepsOf(database);
      return handlePaymentEvent(wrap(deps, booking.id), event, AbortSignal.timeout(30_000));
    });
    for (const one of await Promise.allSettled(handling))
      outcomes.push(one.status === 'fulfilled' ? one.value.outcome : String(one.reason));
  }
  return outcomes;
}

test(
  'Many handlers that learn of a late payment at once all settle it, and the spots are held again only once',
  async () => {
    const raceDatabase = await createRaceDatabase();
    expect(new Set(await handleLatePayments(raceDatabase, (deps) => deps))).toEqual(new Set(['settled']));
    const { rows } = await raceDatabase.database.pool.query('select distinct state from bookings');
    expect(rows).toEqual([{ state: 'confirmed' }]);
    expect(await checkAfterRace(raceDatabase.database, [])).toEqual([]);
  },
  RACE_TIMEOUT,
);

test('If handlers replace one another’s holds, they reach the limit of retries', controlOptions, async () => {
  const raceDatabase = await createRaceDatabase();
  const outcomes = await handleLatePayments(raceDatabase, withoutOtherHolds);
  expect(outcomes).toContainEqual(expect.stringContaining('was not settled'));
});
