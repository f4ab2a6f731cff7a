import { addDays } from '@ashore/core/time/local-date.ts';
import { expect, test } from 'vitest';
import type { BookingDesk } from '../../packages/server/src/features/bookings/booking-desk.ts';
import { hearOfPayment } from '../../packages/server/src/features/bookings/hear-of-payment.ts';
import { expireHolds } from '../../packages/server/src/features/quotes/expire-holds.ts';
import { cardOf, decide, deskOf, hold, judged, press, send } from './booking-place.ts';
import { control, patience } from './how-long.ts';
import { firstDay, type RacePlace, racePlace } from './race-place.ts';

const hearers = 8;
const rounds = 6;

/** Everybody takes the spots anew, away from whoever took them before, and sells nothing but what he took himself. */
function forgetfulOfOthers(desk: BookingDesk, bookingId: string): BookingDesk {
  const { inventories } = desk;
  let own: string | undefined;
  return {
    ...desk,
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
        if (!seller.isOurs || cartId !== bookingId) return seller;
        return { ...seller, buy: (cart, client, id) => seller.buy(cart, client, id ?? own) };
      },
    },
  };
}

/** Spots were lost while a bank took its time; then many hear at the same moment that it has said yes. What they said. */
async function allHearLate(place: RacePlace, through: (desk: BookingDesk, bookingId: string) => BookingDesk) {
  const { database } = place;
  const challenge = await cardOf(database, 'challenge');
  const heard: string[] = [];
  const others = [1, 2].map(() => deskOf(place.another()));
  for (let round = 0; round < rounds; round++) {
    const quote = await hold(database, addDays(firstDay, round));
    const acting = quote && (await send(deskOf(database), press(quote, challenge)));
    if (!acting || !('intent' in acting)) throw new Error('The bank was not asked.');
    const { booking, intent, payment } = acting;
    await database.pool.query(
      `update holds set expires_at = now() - interval '1 second' where state = 'held'`,
    );
    await expireHolds(database.pool);
    await decide(database, intent.id);
    const event = { gateway: 'sandbox', intentId: intent.id, attemptId: payment.id } as const;
    const all = Array.from({ length: hearers }, (_, index) => {
      const desk = others[index % others.length] ?? deskOf(database);
      return hearOfPayment(through(desk, booking.id), event, AbortSignal.timeout(30_000));
    });
    for (const one of await Promise.allSettled(all))
      heard.push(one.status === 'fulfilled' ? one.value.outcome : String(one.reason));
  }
  return heard;
}

test(
  'However many hear of late money at the same moment, all of them settle it, with spots that were taken again once',
  async () => {
    const place = await racePlace();
    expect(new Set(await allHearLate(place, (desk) => desk))).toEqual(new Set(['settled']));
    const { rows } = await place.database.pool.query('select distinct state from bookings');
    expect(rows).toEqual([{ state: 'confirmed' }]);
    expect(await judged(place.database, [])).toEqual([]);
  },
  patience,
);

test('Where each takes the spots away from the other they go on until they give up', control, async () => {
  const place = await racePlace();
  const heard = await allHearLate(place, forgetfulOfOthers);
  expect(heard).toContainEqual(expect.stringContaining('was not settled'));
});
