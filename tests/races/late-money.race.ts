import { addDays } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import type { BookingDeps } from '../../packages/server/src/features/bookings/booking-deps.ts';
import { handlePaymentEvent } from '../../packages/server/src/features/bookings/settlement/handle-payment-event.ts';
import { expireHolds } from '../../packages/server/src/features/quotes/holds/expire-holds.ts';
import { bookingDepsOf, cardOf, decide, hold, judged, press, send } from './booking-place.ts';
import { control, patience } from './how-long.ts';
import { firstDay, type RacePlace, racePlace } from './race-place.ts';

const hearers = 8;
const rounds = 6;

/**
 * Every handler holds the spots again, replaces the hold of an earlier handler, and sells only its own hold.
 */
function forgetfulOfOthers(deps: BookingDeps, bookingId: string): BookingDeps {
  const { inventories } = deps;
  let own: string | undefined;
  return {
    ...deps,
    inventories: {
      ...inventories,
      find: async (cartId) => (cartId === bookingId ? undefined : inventories.find(cartId)),
      async hold(source, wanted) {
        const held = await inventories.hold(source, wanted);
        if (held.outcome === 'held' && wanted.cartId === bookingId) own = held.hold.id;
        return held;
      },
      async sellerOf(cartId) {
        const seller = await inventories.sellerOf(cartId);
        if (!seller.isOwn || cartId !== bookingId) return seller;
        return { ...seller, buy: (cart, client, id) => seller.buy(cart, client, id ?? own) };
      },
    },
  };
}

/**
 * The hold expires while the bank takes its time. Then many handlers learn at the same moment that it
 * confirmed. Returns their outcomes.
 */
async function allHearLate(place: RacePlace, through: (deps: BookingDeps, bookingId: string) => BookingDeps) {
  const { database } = place;
  const challenge = await cardOf(database, 'challenge');
  const outcomes: string[] = [];
  const others = [1, 2].map(() => bookingDepsOf(place.another()));
  for (let round = 0; round < rounds; round++) {
    const quote = await hold(database, addDays(firstDay, round));
    const acting = quote && (await send(bookingDepsOf(database), press(quote, challenge)));
    if (!acting || !('intent' in acting)) throw new Error('The bank was not asked.');
    const { booking, intent, payment } = acting;
    await database.pool.query(
      `update holds set expires_at = now() - interval '1 second' where state = 'held'`,
    );
    await expireHolds(database.pool);
    await decide(database, intent.id);
    const event = { gateway: 'sandbox', intentId: intent.id, attemptId: payment.id } as const;
    const all = Array.from({ length: hearers }, (_, index) => {
      const deps = others[index % others.length] ?? bookingDepsOf(database);
      return handlePaymentEvent(through(deps, booking.id), event, AbortSignal.timeout(30_000));
    });
    for (const one of await Promise.allSettled(all))
      outcomes.push(one.status === 'fulfilled' ? one.value.outcome : String(one.reason));
  }
  return outcomes;
}

test(
  'However many handlers learn of a late payment at once, each settles it, and the spots are held again once',
  async () => {
    const place = await racePlace();
    expect(new Set(await allHearLate(place, (deps) => deps))).toEqual(new Set(['settled']));
    const { rows } = await place.database.pool.query('select distinct state from bookings');
    expect(rows).toEqual([{ state: 'confirmed' }]);
    expect(await judged(place.database, [])).toEqual([]);
  },
  patience,
);

test('If handlers replace one another’s holds, they retry until they give up', control, async () => {
  const place = await racePlace();
  const outcomes = await allHearLate(place, forgetfulOfOthers);
  expect(outcomes).toContainEqual(expect.stringContaining('was not settled'));
});
